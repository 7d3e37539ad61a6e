import {
  type BoardState,
  type GameResult,
  type JudgedPlay,
  type LaidTile,
  otherDirection,
  type RackView,
  type RuleBook,
  runThrough,
  sameSquare,
  type Square,
  type Tile,
  type Turn,
  type View,
} from '../engine';
import type { ScreenView } from '../table';
import { endHeadline, endSentence } from './ending';
import { meanwhileSentence, NO_MOVES_YET } from './game-table';
import {
  counted,
  joined,
  listed,
  pointsInWords,
  type Speech,
  spoken,
  spokenNumber,
  rackTileCount,
  tilesInWords,
} from './phrases';
import { nameInside, nameOnScreen, type PlayersOnScreen, turnSentence, verbFor } from './players';
import { squareInWords } from './squares';
import { bonusesOn } from './spoken-board';

const spokenPoints = (points: number): string => spoken(pointsInWords(points));

export const beginsSentence = (players: PlayersOnScreen, seat: number): string =>
  `${nameOnScreen(players, seat)} ${verbFor(players, seat, 'begin')}.`;

export const firstTileSentence = (rules: RuleBook, { tile, square }: LaidTile): string =>
  `First tile: ${tile.letter} on ${squareInWords(rules, square)}.`;

/** Tells a person at this screen that their turn begins; by name if several people share the screen. */
export const yourTurn = (players: PlayersOnScreen, seat: number): string =>
  seat === players.you ? 'Your turn.' : `${nameOnScreen(players, seat)}, it’s your turn.`;

type PlayTurn = Extract<Turn, { kind: 'play' }>;

const lettersOf = (tiles: readonly LaidTile[]): string =>
  tiles.map(({ tile }) => tile.letter).join('');

const isIn = (squares: readonly Square[], { square }: LaidTile): boolean =>
  squares.some((each) => sameSquare(each, square));

/** The tiles of the main word; empty if a later turn has lengthened it. */
function mainWord(field: BoardState, { play, words, squares }: PlayTurn): readonly LaidTile[] {
  const [first] = squares;
  const run = first ? runThrough(field, first, play.direction) : [];
  return lettersOf(run) === words[0]?.toUpperCase() ? run : [];
}

/** The tiles of the board in a word: ` through the I of GLIDE`, ` through GLIDE`; empty if there are none. */
function throughTiles(view: View, { play, squares }: PlayTurn, word: readonly LaidTile[]): string {
  const groups: LaidTile[][] = [];
  for (const [index, each] of word.entries()) {
    const before = word[index - 1];
    if (isIn(squares, each)) continue;
    if (before && !isIn(squares, before)) groups.at(-1)?.push(each);
    else groups.push([each]);
  }
  const used = groups.map((tiles) => {
    const [first] = tiles;
    if (!first || tiles.length > 1) return lettersOf(tiles);
    const crossing = runThrough(view, first.square, otherDirection(play.direction));
    const whole = crossing.length > 1 ? ` of ${lettersOf(crossing)}` : '';
    return `the ${first.tile.letter}${whole}`;
  });
  return used.length > 0 ? ` through ${listed(used)}` : '';
}

const blanksOf = ({ play: { tiles } }: PlayTurn): readonly string[] =>
  tiles.flatMap(({ kind, letter }) => (kind === 'blank' ? [letter] : []));

/** `GLIDE across from d7, 13 points`; of another player `Casual: TIRES down from f6, 24 points`. */
function spokenPlay(view: ScreenView, turn: PlayTurn, speech: Speech): string {
  const { play, words, score, awarded, seat, squares } = turn;
  const name = nameOnScreen(view, seat);
  const word = mainWord(view, turn);
  const blanks = blanksOf(turn);
  const start = squareInWords(view.rules, word[0]?.square ?? play.square);
  const what = `${listed(words).toUpperCase()} ${play.direction} from ${start}`;
  const award =
    awarded === undefined ? '' : `, plus ${spokenPoints(awarded)} for a failed challenge`;
  const points = `, ${spokenPoints(score)}${award}`;
  if (speech === 'brief') {
    const noun = blanks.length > 1 ? 'blanks' : 'blank';
    const withBlanks = blanks.length > 0 ? `, ${noun} ${listed(blanks)}` : '';
    return `${seat === view.you ? '' : `${name}: `}${what}${withBlanks}${points}.`;
  }
  const noun = blanks.length > 1 ? 'blanks' : 'a blank';
  const withBlanks = blanks.length > 0 ? ` with ${noun} as ${listed(blanks)}` : '';
  const through = throughTiles(view, turn, word);
  const played = `${name} played ${what}${withBlanks}${through}${points}`;
  return `${[played, ...bonusesOn(view, squares)].join(', ')}.`;
}

/** One turn, without the scores after it. */
export const spokenTurn = (view: ScreenView, turn: Turn, speech: Speech): string =>
  turn.kind === 'play' ? spokenPlay(view, turn, speech) : turnSentence(view, turn);

/** All scores, that of a seat first: `Casual 24, you 13.` */
export const spokenScores = (view: ScreenView, first: number): string =>
  `${[first, ...[...view.seats.keys()].filter((seat) => seat !== first)]
    .map((seat, index) => {
      const name = (index === 0 ? nameOnScreen : nameInside)(view, seat);
      return `${name} ${spokenNumber(view.seats[seat]?.score ?? 0)}`;
    })
    .join(', ')}.`;

/** Who leads, in a game of two: `You lead 13 to 0.`; otherwise all scores. */
function spokenLead(view: ScreenView, mover: number): string {
  if (view.seats.length !== 2) return spokenScores(view, mover);
  const [own = 0, other = 0] = view.seats.map(({ score }) => score);
  if (own === other) return `Tied at ${spokenNumber(own)}.`;
  const leader = own > other ? 0 : 1;
  const scores = [Math.max(own, other), Math.min(own, other)].map(spokenNumber).join(' to ');
  return `${nameOnScreen(view, leader)} ${verbFor(view, leader, 'lead')} ${scores}.`;
}

export const spokenBag = ({ bagCount }: View, speech: Speech): string =>
  speech === 'brief' ? `${bagCount} in the bag.` : `${counted(bagCount, 'tile')} in the bag.`;

const spokenFaces = (tiles: readonly Tile[]): string =>
  tiles.map((tile) => (tile.kind === 'blank' ? 'blank' : tile.letter)).join(', ');

function spokenDraw(view: ScreenView, seat: number, drawn: RackView, speech: Speech): string {
  const count = rackTileCount(drawn);
  if (count === 0) return 'The bag is empty.';
  if (speech === 'brief') {
    return `Drew ${drawn.kind === 'shown' ? spokenFaces(drawn.tiles) : counted(count, 'tile')}.`;
  }
  const tiles = drawn.kind === 'shown' ? tilesInWords(drawn.tiles) : counted(count, 'tile');
  return `${nameOnScreen(view, seat)} drew ${tiles}. ${spokenBag(view, speech)}`;
}

/** News of a turn: who, what, where, points, the scores if it is the last, then the tiles that the viewer drew. */
export function spokenNews(view: ScreenView, turn: Turn, speech: Speech, isLast: boolean): string {
  const { seat, kind } = turn;
  const isBrief = speech === 'brief';
  const scores = () => {
    if (kind !== 'play') return !isBrief && spokenScores(view, seat);
    return isBrief ? spokenScores(view, seat) : spokenLead(view, seat);
  };
  return joined([
    spokenTurn(view, turn, speech),
    // The end has the final scores.
    isLast && !view.result && scores(),
    seat === view.viewer && 'drawn' in turn && spokenDraw(view, seat, turn.drawn, speech),
  ]);
}

/** The turn that is looked back at; 0 turns are the start of the game. */
export function spokenLookBack(
  view: ScreenView,
  speech: Speech,
  shown: {
    readonly turns: number;
    readonly turnsShown: number;
    readonly isOver: boolean;
    readonly isShared: boolean;
  },
): string {
  const turn = view.turns.at(-1);
  const place = turn ? `Turn ${shown.turnsShown} of ${shown.turns}.` : 'Start of the game.';
  if (speech === 'full') {
    return joined([
      place,
      turn && spokenTurn(view, turn, speech),
      turn && spokenScores(view, turn.seat),
      meanwhileSentence(shown.isOver, shown.isShared),
    ]);
  }
  if (turn?.kind !== 'play') return joined([place, turn && turnSentence(view, turn)]);
  const words = listed(turn.words).toUpperCase();
  return `${place} ${nameOnScreen(view, turn.seat)}: ${words}, ${spokenNumber(turn.score)}.`;
}

/** An undo; behind the curtain, the person whose turn is back is called. */
export const spokenUndo = (view: ScreenView, speech: Speech, isCurtainDown: boolean): string =>
  isCurtainDown
    ? `Undone. ${spokenCurtain(view, speech)}`
    : joined([
        'Undone.',
        speech === 'full' && 'Your tiles are back.',
        spokenScores(view, view.toMove),
        (speech === 'full' || view.you === undefined) && yourTurn(view, view.toMove),
      ]);

/** `Game over. You win, 775 to 467.` */
export function spokenEnd(view: ScreenView, result: GameResult, speech: Speech): string {
  const { finalScores, winners } = result;
  const first = winners[0] ?? 0;
  const others = finalScores.filter((_, seat) => seat !== first);
  const named = finalScores.map(
    (points, seat) => `${nameInside(view, seat)} ${spokenNumber(points)}`,
  );
  const scores =
    finalScores.length > 2
      ? `, ${named.join(', ')}`
      : others
          .map((points) => `, ${spokenNumber(finalScores[first] ?? 0)} to ${spokenNumber(points)}`)
          .join('');
  return joined([
    `Game over. ${endHeadline(view, result, speech === 'full')}${scores}.`,
    speech === 'full' && endSentence(view, result),
  ]);
}

/** Calls the next of several people at this screen. */
export const spokenCurtain = (view: ScreenView, speech: Speech): string =>
  joined([
    `${nameOnScreen(view, view.toMove)}, it’s your turn.`,
    speech === 'full' && 'Choose “Show my tiles” when no one’s looking.',
  ]);

/** A well-placed play: `TEA and NOT, 7.`; `mayPlay` is whether it can be played now. */
export function spokenVerdict(
  { words, score }: JudgedPlay,
  unchecked: string | undefined,
  speech: Speech,
  mayPlay: boolean,
): string {
  const points = (speech === 'brief' ? spokenNumber : spokenPoints)(score.total);
  const note = unchecked === undefined ? '' : `, ${unchecked}`;
  const said = `${listed(words.map(({ text }) => text.toUpperCase()))}, ${points}${note}.`;
  return speech === 'full' && mayPlay ? `${said} Enter plays it.` : said;
}

export const spokenNotWords = (words: readonly string[]): string =>
  `${listed(words).toUpperCase()}, ${words.length === 1 ? 'not a word' : 'not words'}.`;

/** The last turn, on request. */
export function spokenLastTurn(view: ScreenView, speech: Speech): string {
  const turn = view.turns.at(-1);
  return turn ? spokenTurn(view, turn, speech) : NO_MOVES_YET;
}
