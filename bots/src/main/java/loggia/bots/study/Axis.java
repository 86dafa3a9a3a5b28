package loggia.bots.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A straight scale from `low` to `high` with a mark at every `step`.
///
/// @param label what it measures, with its unit
/// @param percent whether the numbers are shares
record Axis(double low, double high, double step, String label, boolean percent) {
  /// A scale with round marks that holds these numbers.
  static Axis of(double least, double most, int marks, String label, boolean percent) {
    double room = Math.max(most - least, percent ? 0.01 : 1);
    double rough = room / marks;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double step = power;
    for (double factor : new double[] {2, 2.5, 5, 10}) {
      step = step >= rough ? step : power * factor;
    }
    step = percent ? step : Math.max(1, Math.ceil(step));
    double low = Math.floor(least / step + 1e-9) * step;
    double high = Math.ceil(most / step - 1e-9) * step;
    return new Axis(low, high > low ? high : low + step, step, label, percent);
  }

  double position(double value) {
    return (value - low) / (high - low);
  }

  List<Double> marks() {
    var marks = new ArrayList<Double>();
    for (int i = 0; low + i * step <= high + step * 1e-6; i++) {
      marks.add(low + i * step);
    }
    return marks;
  }

  String text(double value) {
    double unit = percent ? 100 * step : step;
    double shown = percent ? 100 * value : value;
    String form = unit % 1 < 1e-9 ? "%.0f" : unit * 10 % 1 < 1e-9 ? "%.1f" : "%.2f";
    String number = String.format(Locale.ROOT, form, shown + 0.0);
    return (number.equals("-0") ? "0" : number) + (percent ? "%" : "");
  }
}
