package loggia.app.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/// Stands in for the push service of a browser's maker, which no test can reach: the browser
/// subscribes at an address of ours, with keys of its own, and what would come from the service is
/// handed to the service worker by the browser's tools.
final class PushService {
  private static final String SUBSCRIBE =
      """
      {
        let made = null;
        const text = (bytes) => btoa(String.fromCharCode(...bytes))
          .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
        PushManager.prototype.getSubscription = async () => made;
        PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
          const pair = await crypto.subtle.generateKey(
            { name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
          const keys = {
            p256dh: text(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))),
            auth: text(crypto.getRandomValues(new Uint8Array(16))),
          };
          made = {
            endpoint: "ENDPOINT",
            options: { applicationServerKey: applicationServerKey.buffer },
            toJSON: () => ({ endpoint: "ENDPOINT", keys }),
            unsubscribe: async () => { made = null; return true; },
          };
          return made;
        };
      }
      """;

  private static final String SHOWN =
      "() => navigator.serviceWorker.ready.then(r => r.getNotifications())"
          + ".then(all => all.map(n => n.title + ' / ' + n.body))";

  private final Page page;

  PushService(Visitor visitor, String endpoint) {
    page = visitor.page;
    visitor.context.grantPermissions(List.of("notifications"));
    page.addInitScript(SUBSCRIBE.replace("ENDPOINT", endpoint));
  }

  void deliver(String message) {
    CDPSession tools = page.context().newCDPSession(page);
    var registrations = new ArrayList<String>();
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        event -> {
          for (JsonElement one : event.getAsJsonArray("registrations")) {
            registrations.add(one.getAsJsonObject().get("registrationId").getAsString());
          }
        });
    tools.send("ServiceWorker.enable");
    page.waitForCondition(() -> !registrations.isEmpty());
    // A message for a worker that is not at work yet is lost.
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    var push = new JsonObject();
    push.addProperty("origin", RunningServer.address());
    push.addProperty("registrationId", registrations.getLast());
    push.addProperty("data", message);
    tools.send("ServiceWorker.deliverPushMessage", push);
  }

  /// What the service worker shows, once it shows something.
  List<?> shown() {
    page.waitForCondition(() -> !((List<?>) page.evaluate(SHOWN)).isEmpty());
    return (List<?>) page.evaluate(SHOWN);
  }
}
