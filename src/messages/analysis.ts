import {
  alphabetOf,
  type Candidate,
  DIRECTIONS,
  type EvaluatedMove,
  type Lanes,
  layTiles,
  placedTilesText,
  type Play,
  type RuleBook,
  runThrough,
  withTiles,
} from '../engine';
import {
  type BoardBefore,
  candidateText,
  equityText,
  inTenths,
  leaveText,
  lineName,
  moveInSentence,
  percentText,
  valueWords,
} from './coach';
import {
  counted,
  joined,
  pointsInWords,
  pointsText,
  signedPoints,
  spoken,
  tilesInWords,
  upperFirst,
} from './phrases';
import { placementInWords } from './squares';

export const ANALYSIS = {
  showBest: 'Show best moves',
  lastMove: 'How was my last move?',
  isHelp: 'Looking counts as help: it’s marked next to your move.',
  later: 'You can ask on your own turn.',
  free: 'The review goes over every turn.',
  review: 'Review',
  best: 'Your best moves',
  noPlace: 'Place',
  move: 'Move',
  compare: 'Compare both',
} as const;

/** Says to listeners that the best moves are listed. */
export const foundText = (moves: number): string => `Found ${counted(moves, 'move')}.`;

/** Names the parts of the bar of a value. */
export function barKey(moves: readonly Candidate[]) {
  const { helps, hurts } = valueWords(moves);
  return { score: 'score', helps, hurts };
}

/** The main word of a play as on the board, with blanks in lower case. */
function wordOf(before: BoardBefore, play: Play): string {
  const laying = layTiles(before.rules, before, play);
  const first = laying.ok ? laying.value[0]?.square : undefined;
  if (!laying.ok || !first) return '';
  const after = withTiles(before, laying.value);
  const runs = [play.direction, ...DIRECTIONS].map((along) => runThrough(after, first, along));
  const word = runs.find(({ length }) => length > 1) ?? runs[0] ?? [];
  return placedTilesText(
    alphabetOf(before.rules.tileSet),
    word.map(({ tile }) => tile),
  );
}

/** A move in two parts: its word as on the board, blanks in lower case, and its place; or what else it is. */
export function moveParts(
  before: BoardBefore,
  { move }: Pick<Candidate, 'move'>,
): { readonly word?: string; readonly rest: string } {
  switch (move.kind) {
    case 'play':
      return {
        word: wordOf(before, move.play),
        rest: placementInWords(before.rules, move.play),
      };
    case 'exchange':
      return { rest: `Exchange ${tilesInWords(move.tiles)}` };
    case 'pass':
      return { rest: 'Pass' };
  }
}

/** Screen reader label of a move: `MIDGUT at i2, 48 points, tiles kept +4.2, value 52.2`. */
export const candidateLabel = (before: BoardBefore, candidate: Candidate): string =>
  spoken(
    [
      candidateText(before, candidate),
      pointsInWords(candidate.score),
      `${valueWords([candidate]).toListener} ${leaveText(candidate)}`,
      `value ${equityText(candidate)}`,
    ].join(', '),
  );

/** `Place MIDGUT +48` */
export const placeLabel = (before: BoardBefore, candidate: Candidate): string =>
  `Place ${moveParts(before, candidate).word?.toUpperCase() ?? ''} ${signedPoints(candidate.score)}`;

/** `Show FUNDI` */
export const showMoveLabel = (before: BoardBefore, candidate: Candidate): string =>
  `Show ${moveParts(before, candidate).word?.toUpperCase() ?? ''}`;

const blanksIn = ({ move }: Candidate): number =>
  move.kind === 'play' ? move.play.tiles.filter(({ kind }) => kind === 'blank').length : 0;

/** Says whether there was a better move than the one that was played, and what was better about it. */
export function lastMoveSentence(
  before: BoardBefore,
  played: Candidate,
  better: Candidate | undefined,
): string {
  const own = moveInSentence(before, played);
  if (!better) return `Nothing was clearly better than ${own}.`;
  const other = moveInSentence(before, better);
  if (better.move.kind !== 'play') return `${upperFirst(other)} was better than ${own}.`;
  const points = `for ${pointsInWords(better.score)}`;
  if (better.isOnlyWin) return `${other} ${points} was the only winning move.`;
  if (better.isToEnd) {
    const more = Math.round(better.equity - played.equity);
    return `${other} ${points} was better: by the end, it gains ${pointsInWords(more)} more than ${own}.`;
  }
  if (blanksIn(played) > blanksIn(better)) {
    return `${own} spent your blank. ${other} ${points} would have kept it.`;
  }
  const more = better.score - played.score;
  if (2 * more >= better.equity - played.equity)
    return `${other} was better: it scores ${pointsInWords(more)} more than ${own}.`;
  return better.countsReplies
    ? `${other} ${points} was better: it leaves less to the next player than ${own}.`
    : `${other} ${points} was better: it keeps better tiles than ${own}.`;
}

export const HEAT = {
  show: 'Heat map on the board',
  whose: 'Which tiles?',
  mine: 'My tiles',
  shown: 'This rack',
  unseen: 'Unseen tiles',
  looking: 'Checking every row and column…',
  average: 'On average over 24 racks.',
  asTable: 'Show as table',
  lane: 'Row or column',
  score: 'Best score',
  none: 'none',
} as const;

/** The best score of a row or column: `+27`. */
export const laneText = (score: number): string => signedPoints(Math.round(score));

/** The best of the rows or columns: `row 7, 42 points`; undefined if nothing fits in any. */
function bestLine(
  rules: RuleBook,
  kind: 'row' | 'column',
  scores: readonly (number | undefined)[],
): string | undefined {
  const best = Math.max(...scores.filter((score) => score !== undefined));
  const index = scores.indexOf(best);
  return index < 0
    ? undefined
    : `${lineName(rules, kind, index)}, ${pointsInWords(Math.round(best))}`;
}

/** Sums up a heat map: its best row and column, and the number of empty squares on which nothing fits. */
export function heatSentence(rules: RuleBook, { rows, columns, dead }: Lanes): string {
  const best = joined([bestLine(rules, 'row', rows), bestLine(rules, 'column', columns)], '; ');
  return joined([
    best && `Best: ${best}.`,
    dead.length > 0
      ? `Nothing fits on ${counted(dead.length, 'empty square')}.`
      : 'Something fits on every empty square.',
  ]);
}

/** The list of the moves that a computer compares. */
export const SIMULATION = {
  best: 'Best so far',
  chance: 'Win chance',
  note: 'Value = the points a move should gain, as simulated so far.',
} as const;

/** `Comparing 12 moves`; undefined for one, which is compared with none. */
export const comparedText = (moves: number): string | undefined =>
  moves > 1 ? `Comparing ${counted(moves, 'move')}` : undefined;

/** The figures of a move so far, and a label for screen readers; `chance` is that to win with it. */
export function simulatedFigures(
  before: BoardBefore,
  move: EvaluatedMove,
  chance: number | undefined,
) {
  const score = pointsText(move.score);
  const value = inTenths(move.value);
  const percent = chance === undefined ? undefined : percentText(chance);
  const label = [
    candidateText(before, move),
    pointsInWords(move.score),
    `value ${value}`,
    ...(percent === undefined ? [] : [`win chance ${percent}`]),
  ].join(', ');
  return { label: spoken(label), score, value, percent };
}
