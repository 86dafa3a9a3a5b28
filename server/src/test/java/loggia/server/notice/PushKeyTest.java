package loggia.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class PushKeyTest {
  private static String open(String secret) {
    return PushKey.of(secret.getBytes(StandardCharsets.UTF_8), "https://house.example").open();
  }

  @Test
  void nodes_that_share_the_secret_share_the_key_and_others_do_not() {
    assertEquals(open("the secret that all nodes share"), open("the secret that all nodes share"));
    assertNotEquals(open("the secret that all nodes share"), open("the secret of somebody else"));
    byte[] point = Base64.getUrlDecoder().decode(open("the secret that all nodes share"));
    assertEquals(65, point.length);
    assertEquals(4, point[0], "uncompressed");
  }

  /// Browsers subscribe with the key: were it to change with a version, all would have to again.
  @Test
  void the_key_of_a_secret_stays_the_same_in_every_version() {
    assertEquals(
        "BGeH1FYuyfeMVfa58F02gubsJpEDsLikO9nrzoTLWuPzKMgfQBtlZcXe2PhWKiXUIsitqEVVat_-AwNSWPruDoU",
        open("the secret that all nodes share"));
  }
}
