import type { RuleBook } from '../../rules';
import { type Alphabet, alphabetOf, tilesText } from '../../tiles';
import { laidTileToJson, layingToJson } from '../record-file/write';
import type { GameResult } from '../state';
import type { RackView } from '../view';
import type { UpdateJson, TilesJson, TurnJson } from './json';
import type { ViewUpdate, TurnUpdate } from './news';

const tilesToJson = (tiles: RackView): TilesJson =>
  tiles.kind === 'shown' ? tilesText(tiles.tiles) : tiles.count;

function turnToJson(alphabet: Alphabet, turn: TurnUpdate): TurnJson {
  const { total, help } = turn;
  const common = { total, ...(help ? { help: [...help] } : {}) };
  switch (turn.kind) {
    case 'play':
      return {
        kind: turn.kind,
        ...layingToJson(alphabet, turn),
        score: turn.score,
        drawn: tilesToJson(turn.drawn),
        ...common,
      };
    case 'exchange':
      return {
        kind: turn.kind,
        seat: turn.seat,
        returned: tilesToJson(turn.returned),
        drawn: tilesToJson(turn.drawn),
        ...common,
      };
    case 'pass':
    case 'resign':
      return { kind: turn.kind, seat: turn.seat, ...common };
    case 'lost-turn':
      return { kind: turn.kind, ...layingToJson(alphabet, turn), ...common };
  }
}

const resultToJson = (result: GameResult): NonNullable<UpdateJson['result']> => ({
  reason: result.reason,
  deductions: [...result.deductions],
  awards: [...result.awards],
  finalScores: [...result.finalScores],
  winners: [...result.winners],
});

/** Writes news field by field, so that nothing goes out that is not meant to. */
export function updateToJson({ tileSet }: RuleBook, news: ViewUpdate): UpdateJson {
  const alphabet = alphabetOf(tileSet);
  const { viewer, opening, known, turns, scores, racks, toMove, bagCount, result } = news;
  return {
    viewer,
    ...(opening ? { opening: laidTileToJson(alphabet, opening) } : {}),
    known,
    turns: turns.map((turn) => turnToJson(alphabet, turn)),
    scores: [...scores],
    racks: racks.map(tilesToJson),
    toMove,
    bagCount,
    ...(result ? { result: resultToJson(result) } : {}),
  };
}
