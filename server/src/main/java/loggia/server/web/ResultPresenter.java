package loggia.server.web;

import java.util.List;
import loggia.kernel.Result;
import loggia.kernel.Texts;

/// How a game ended, in words.
final class ResultPresenter {
  private ResultPresenter() {}

  static ApiModel.Result shown(Result result, Texts texts) {
    return new ApiModel.Result(
        result.ending(),
        texts.get("ending." + result.ending()),
        result.standings().stream().map(standing -> shown(standing, texts)).toList());
  }

  private static ApiModel.Standing shown(Result.Standing standing, Texts texts) {
    return new ApiModel.Standing(
        standing.seat().number(),
        standing.rank(),
        standing.score(),
        lines(standing.lines(), texts),
        lines(standing.tieBreaks(), texts));
  }

  private static List<ApiModel.Line> lines(List<Result.Line> lines, Texts texts) {
    return lines.stream()
        .map(line -> new ApiModel.Line(line.key(), texts.get("score." + line.key()), line.points()))
        .toList();
  }
}
