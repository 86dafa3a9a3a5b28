package loggia.bots.series;

import java.util.ArrayList;
import java.util.List;

/// All that a series has counted so far. Whole numbers only, so the order of adding is nothing to
/// the sum.
///
/// @param done the numbers of the deals that are in it
/// @param paired over the deals that no bot failed in, where there are several variants
public record Counts(Ranges done, List<VariantCounts> variants, PairedSums paired) {
  public static Counts of(int variants, int seats) {
    var each = new ArrayList<VariantCounts>();
    for (int i = 0; i < variants; i++) {
      each.add(VariantCounts.of(seats));
    }
    return new Counts(new Ranges(), each, new PairedSums(variants));
  }

  public void add(Counts other) {
    done.add(other.done);
    for (int i = 0; i < variants.size(); i++) {
      variants.get(i).add(other.variants.get(i));
    }
    paired.add(other.paired);
  }
}
