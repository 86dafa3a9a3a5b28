package loggia.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.InetAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HookAddressTest {
  @ParameterizedTest
  @CsvSource({
    "8.8.8.8, true",
    "1.1.1.1, true",
    "2606:4700:4700::1111, true",
    "127.0.0.1, false",
    "0.0.0.0, false",
    "10.1.2.3, false",
    "172.16.0.1, false",
    "192.168.1.1, false",
    "169.254.169.254, false",
    "100.64.0.1, false",
    "100.128.0.1, true",
    "192.0.0.8, false",
    "192.0.2.1, false",
    "192.88.99.1, false",
    "198.18.0.1, false",
    "198.51.100.7, false",
    "203.0.113.9, false",
    "224.0.0.1, false",
    "255.255.255.255, false",
    "::1, false",
    "::, false",
    "::ffff:10.0.0.1, false",
    "fe80::1, false",
    "fd00::1, false",
    "64:ff9b::a00:1, false",
    "2002:a00:1::1, false",
    "2001:0:1::1, false",
    "2001:db8::1, false",
    "3fff::1, false",
    "ff02::1, false",
  })
  void only_what_belongs_to_the_world_is_public(String address, boolean open) {
    assertEquals(open, HookAddress.isPublic(InetAddress.ofLiteral(address)), address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://127.1/",
        "https://[::ffff:10.0.0.1]/",
        "https://localhost/",
      })
  void however_it_is_written_this_machine_and_its_network_are_refused(String url) {
    assertThrows(HookAddress.Refused.class, () -> HookAddress.of(url, false), url);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://example.org/",
        "https://user@example.org/",
        "https://example.org:8443/",
        "https:///path",
        "file:/etc/passwd",
        "nonsense",
        "https://example.org/\r\nX: y",
      })
  void only_plain_https_addresses_are_looked_at_at_all(String url) {
    assertThrows(HookAddress.Refused.class, () -> HookAddress.uri(url, false), url);
  }
}
