package loggia.app.coach;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import loggia.kernel.Attachment;
import loggia.kernel.Features;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Numbers;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.kernel.Texts;
import loggia.kernel.Verdict;
import loggia.kernel.View;
import loggia.kernel.Viewer;

/// A moment that gives out what a seat may know and worlds to imagine, and lets nobody look at what
/// is hidden.
///
/// @param source where imagined worlds come from; empty: this is such a world, and open
record SealedState<S extends State<S, M>, M extends Move>(S inner, Optional<S> source)
    implements State<SealedState<S, M>, M> {

  private S open() {
    if (source.isPresent()) {
      throw new AssertionError("somebody looks at what is hidden");
    }
    return inner;
  }

  private SealedState<S, M> with(S next) {
    return new SealedState<>(next, Optional.empty());
  }

  @Override
  public SealedState<S, M> imagine(Seat seat, RandomGenerator random) {
    return with(source.orElse(inner).imagine(seat, random));
  }

  @Override
  public SealedState<S, M> redraw(RandomGenerator random) {
    return with(open().redraw(random));
  }

  @Override
  public SealedState<S, M> play(Seat seat, M move, Journal journal) {
    return with(open().play(seat, move, journal));
  }

  @Override
  public SealedState<S, M> hasten() {
    return with(open().hasten());
  }

  @Override
  public SealedState<S, M> advance(Seat seat, M move) {
    return with(open().advance(seat, move));
  }

  @Override
  public double[] outlook() {
    return open().outlook();
  }

  @Override
  public Result result() {
    return open().result();
  }

  @Override
  public long disclosures() {
    return open().disclosures();
  }

  @Override
  public String text() {
    return open().text();
  }

  @Override
  public int seats() {
    return inner.seats();
  }

  @Override
  public int round() {
    return inner.round();
  }

  @Override
  public Seats awaited() {
    return inner.awaited();
  }

  @Override
  public Moves<M> moves(Seat seat) {
    return inner.moves(seat);
  }

  @Override
  public Verdict explain(Seat seat, M move) {
    return inner.explain(seat, move);
  }

  @Override
  public View view(Viewer viewer) {
    return inner.view(viewer);
  }

  /// The game of such moments. One that begins in it is open.
  record Sealed<S extends State<S, M>, M extends Move>(Game<S, M> inner)
      implements Game<SealedState<S, M>, M> {
    @Override
    public Manual manual() {
      return inner.manual();
    }

    @Override
    public double trust() {
      return inner.trust();
    }

    @Override
    public boolean predictable(int seats) {
      return inner.predictable(seats);
    }

    @Override
    public SealedState<S, M> begin(Setup setup) {
      return new SealedState<>(inner.begin(setup), Optional.empty());
    }

    @Override
    public SealedState<S, M> position(String text, List<Attachment> files) {
      throw new UnsupportedOperationException();
    }

    @Override
    public M move(String text) {
      return inner.move(text);
    }

    @Override
    public Optional<byte[]> weights(int seats) {
      return inner.weights(seats);
    }

    @Override
    public Optional<Features<SealedState<S, M>, M>> features(Setup setup) {
      return inner.features(setup).map(OpenFeatures::new);
    }

    @Override
    public Texts texts(String language) {
      return inner.texts(language);
    }
  }

  /// What a net reads of a moment, which must be an imagined one.
  private record OpenFeatures<S extends State<S, M>, M extends Move>(Features<S, M> inner)
      implements Features<SealedState<S, M>, M> {
    @Override
    public List<M> moves() {
      return inner.moves();
    }

    @Override
    public void write(SealedState<S, M> state, Seat seat, Numbers numbers) {
      inner.write(state.open(), seat, numbers);
    }
  }
}
