package loggia.server.notice;

import com.zerodeplibs.webpush.VAPIDKeyPair;
import com.zerodeplibs.webpush.VAPIDKeyPairs;
import com.zerodeplibs.webpush.jwt.VAPIDJWTParam;
import com.zerodeplibs.webpush.key.PrivateKeySources;
import com.zerodeplibs.webpush.key.PublicKeySources;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.ECPrivateKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPrivateKeySpec;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.crypto.KDF;
import javax.crypto.spec.HKDFParameterSpec;
import org.bouncycastle.crypto.ec.CustomNamedCurves;

/// By what push services know this server (VAPID). It follows from the key that signs sessions, so
/// all nodes have the same and there is no second secret to keep.
public final class PushKey {
  private static final String CURVE = "secp256r1";

  /// Longer than the order of the curve, so that no key is likelier than another.
  private static final int BYTES = 48;

  private static final int HOURS = 12;

  private final byte[] signingKey;
  private final String contact;

  /// Empty until somebody needs it: to make it takes a good part of the time in which a server
  /// starts.
  private Optional<VAPIDKeyPair> made = Optional.empty();

  private PushKey(byte[] signingKey, String contact) {
    this.signingKey = signingKey;
    this.contact = contact;
  }

  /// @param contact an address of the web or of mail, where push services find who runs this server
  public static PushKey of(byte[] signingKey, String contact) {
    return new PushKey(signingKey.clone(), contact);
  }

  private synchronized VAPIDKeyPair pair() {
    VAPIDKeyPair pair = made.orElseGet(() -> pair(signingKey));
    made = Optional.of(pair);
    return pair;
  }

  private static VAPIDKeyPair pair(byte[] signingKey) {
    try {
      var parameters = AlgorithmParameters.getInstance("EC");
      parameters.init(new ECGenParameterSpec(CURVE));
      ECParameterSpec curve = parameters.getParameterSpec(ECParameterSpec.class);
      BigInteger secret =
          new BigInteger(1, derived(signingKey))
              .mod(curve.getOrder().subtract(BigInteger.ONE))
              .add(BigInteger.ONE);
      var key =
          (ECPrivateKey)
              KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(secret, curve));
      byte[] open = CustomNamedCurves.getByName(CURVE).getG().multiply(secret).getEncoded(false);
      return VAPIDKeyPairs.of(
          PrivateKeySources.ofECPrivateKey(key), PublicKeySources.ofUncompressedBytes(open));
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every JDK has the curve of web push", e);
    }
  }

  private static byte[] derived(byte[] signingKey) throws GeneralSecurityException {
    byte[] purpose = "loggia web push".getBytes(StandardCharsets.US_ASCII);
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(HKDFParameterSpec.ofExtract().addIKM(signingKey).thenExpand(purpose, BYTES));
  }

  /// What browsers must be told before they subscribe.
  public String open() {
    return pair().extractPublicKeyInUncompressedFormAsString();
  }

  /// Proves to the service behind this address that it is us who send.
  String authorization(String endpoint) {
    return pair()
        .generateAuthorizationHeaderValue(
            VAPIDJWTParam.getBuilder()
                .resourceURLString(endpoint)
                .expiresAfter(HOURS, TimeUnit.HOURS)
                .subject(contact)
                .build());
  }
}
