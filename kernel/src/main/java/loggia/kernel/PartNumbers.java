package loggia.kernel;

import java.util.ArrayList;
import java.util.List;

/// Hears what the parts are called and counts, and forgets the numbers.
final class PartNumbers extends Numbers {
  private final List<Part> parts = new ArrayList<>();
  private String name = "";
  private int first;

  @Override
  public void part(String next) {
    end();
    name = next;
  }

  @Override
  public void part(String name, int from) {
    part((from == 0 ? "own " : "next " + from + " ") + name);
  }

  private void end() {
    if (next > first) {
      parts.add(new Part(name, first, next - first));
    }
    first = next;
  }

  List<Part> parts() {
    end();
    return List.copyOf(parts);
  }

  @Override
  public void number(double value) {
    next++;
  }

  @Override
  public void oneOf(int index, int size) {
    next += size;
  }

  @Override
  public void bits(long bits, int size) {
    next += size;
  }
}
