package loggia.app;

/// The one command of the house.
public final class Loggia {
  private Loggia() {}

  public static void main(String[] args) {
    System.out.println("Loggia 1.0.0");
  }
}
