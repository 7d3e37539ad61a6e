import {
  alphabetOf,
  type BoardState,
  boardText,
  bracketBoardText,
  formatMove,
  formatPlacement,
  formatSquare,
  type GameState,
  isAnnotation,
  isOnlyCounted,
  knownSeat,
  knownTilesAfter,
  maySeeRack,
  moveIn,
  mustPass,
  placedTilesText,
  type Play,
  type RefusedEvent,
  type RuleBook,
  startSquare,
  type Tile,
  tileText,
  tileValue,
  type Timeline,
  type TurnEvent,
  type Viewer,
  type Wording,
} from '../engine';
import { cutSentence, helpSentence } from './coach';
import { movePrompt } from './guide';
import { counted, playerInSentence, playerName } from './phrases';
import { lostTurnSentence, nameInside, type PlayersOnScreen } from './players';
import { illegalFormat, refusalHeadline } from './refusals';
import { finalScoreSentence, GAME_OVER, winnerSentence } from './ending';

/** Wording of a transcript. */
interface TranscriptWording {
  /** The board of a state. */
  readonly board: (state: GameState) => string;
  /** Lines before a turn, with the known tiles on racks; `boardShown` if the board was just printed. */
  readonly turn: (state: GameState, viewer: Viewer, boardShown: boolean) => readonly string[];
  /** Begins the line of a move, before `pass` or `play`. */
  readonly lead: string;
  readonly pass: string;
  readonly play: (rules: RuleBook, play: Play, letters: string) => string;
  /** Lines between a play and the board after it. */
  readonly scores: (after: GameState) => readonly string[];
}

/** Tiles of a rack in one line, such as `[N1], [_8]`. */
const tilesLine = (state: GameState, tiles: readonly Tile[]): string =>
  tiles
    .map((tile) => `[${tileText(tile)}${tileValue(state.setup.rules.tileSet, tile)}]`)
    .join(', ');

/** The board of a state with the tiles on it. */
const fieldOf = (state: GameState): BoardState => ({
  board: state.setup.board,
  grid: state.grid,
});

/**
 * Whether the transcript may show a rack. In an open game every rack is shown, unless the record is known from
 * one seat only.
 */
const isRackTold = (state: GameState, viewer: Viewer, seat: number): boolean =>
  (state.setup.openRacks && knownSeat(state.setup) === undefined) ||
  maySeeRack(state, viewer, seat);

/** A state with the known tiles on racks: those that were made up for an imported game are left out. */
const asKnown = (timeline: Timeline, state: GameState): GameState => ({
  ...state,
  racks: state.racks.map((rack, seat) =>
    knownTilesAfter(timeline, { seat, turns: state.turns, rack }),
  ),
});

const refusedLine = ({ setup }: GameState, event: RefusedEvent): string =>
  event.code === 'ILLEGAL_FORMAT'
    ? illegalFormat(setup.rules)
    : refusalHeadline(setup.rules, event.text);

const resultLines = ({ setup, result }: GameState): readonly string[] =>
  result
    ? [
        '',
        GAME_OVER,
        ...result.finalScores.map((score, seat) => finalScoreSentence(setup, seat, score)),
        winnerSentence(setup, result),
      ]
    : [];

/** Wording of ScraeBBKle. */
const scraebbkleWording: TranscriptWording = {
  board: (state) => boardText(state.setup.rules, fieldOf(state)),

  turn: (state, viewer, boardShown) => {
    const { setup, racks, toMove } = state;
    const { seats, openRacks, rules } = setup;
    const square = boardShown ? startSquare(setup) : undefined;
    const start = square ? [`Start position: ${formatSquare(rules, square)}`] : [];
    const others = seats.flatMap((_, seat) =>
      openRacks && seat !== toMove && (racks[seat]?.length ?? 0) > 0
        ? [
            `OPEN GAME: ${playerName(setup, seat)}'s tiles:`,
            `OPEN GAME: ${tilesLine(state, racks[seat] ?? [])}`,
          ]
        : [],
    );
    const turn = `It's your turn, ${playerName(setup, toMove)}!`;
    const rack = racks[toMove] ?? [];
    const isShown =
      rack.length > 0 && seats[toMove]?.player === 'human' && isRackTold(state, viewer, toMove);
    return [
      '',
      ...start,
      ...others,
      ...(isShown ? [`${turn} Your tiles:`, tilesLine(state, rack)] : [turn]),
    ];
  },

  lead: 'The move is: ',
  pass: 'Pass Move!',
  play: (rules, play, letters) => `Letters: ${letters} at position ${formatPlacement(rules, play)}`,
  scores: ({ setup, scores }) => [
    ...scores.map((score, seat) => `${playerName(setup, seat)} score: ${score}`),
    '',
  ],
};

/** The scores, one per line, with aligned points. */
function alignedScoreLines({ setup, scores }: GameState): readonly string[] {
  const labels = scores.map((_, seat) => `${playerName(setup, seat)} score: `);
  const width = Math.max(...labels.map(({ length }) => length));
  return scores.map((score, seat) => `${(labels[seat] ?? '').padEnd(width)}${score}`);
}

const WAYS = { across: 'right', down: 'down' } as const;

/** Wording of ScraBBKle. */
const scrabbkleWording: TranscriptWording = {
  board: (state) => bracketBoardText(state.setup.rules, fieldOf(state)),

  turn: (state, viewer) => {
    const { setup, racks, toMove } = state;
    const rack = racks[toMove] ?? [];
    const isShown =
      rack.length > 0 &&
      setup.seats[toMove]?.player === 'human' &&
      maySeeRack(state, viewer, toMove);
    return isShown ? ['', "It's your turn! Your tiles:", tilesLine(state, rack)] : [''];
  },

  lead: 'The move is:    ',
  pass: 'Pass',
  play: (rules, { square, direction }, letters) =>
    `Word: ${letters} at position ${formatSquare(rules, square)}, direction: ${WAYS[direction]}`,
  scores: (after) => ['', ...alignedScoreLines(after), '', ''],
};

/** Result of a turn or of a refused attempt. */
function eventLines(
  { lead, pass, play, scores, board }: TranscriptWording,
  before: GameState,
  after: GameState,
  event: TurnEvent | RefusedEvent,
): readonly string[] {
  switch (event.kind) {
    case 'refused':
      return [refusedLine(before, event)];
    case 'pass':
      return [`${lead}${pass}`];
    case 'exchange':
      return [`${lead}Exchange of ${counted(event.returned.length, 'tile')}`];
    case 'lost-turn':
      return [lostTurnSentence(event.words)];
    case 'resign':
      return [`${playerInSentence(before.setup, event.seat)} resigned.`];
    case 'play': {
      const { rules } = before.setup;
      const letters = placedTilesText(alphabetOf(rules.tileSet), event.play.tiles);
      return [`${lead}${play(rules, event.play, letters)}`, ...scores(after), board(after)];
    }
  }
}

/**
 * The text that a person typed, or could have typed for the same move. Undefined for computers, automatic
 * passes, resignations, and exchanges that the viewer may not see or of which only the number of tiles is known.
 */
function typedText(
  timeline: Timeline,
  before: GameState,
  event: TurnEvent | RefusedEvent,
  viewer: Viewer,
): string | undefined {
  if (event.kind === 'refused') return event.text;
  if (before.setup.seats[event.seat]?.player !== 'human' || mustPass(before)) return undefined;
  const isHidden = !isRackTold(before, viewer, event.seat) || isOnlyCounted(timeline, before.turns);
  if (event.kind === 'exchange' && isHidden) return undefined;
  const move = moveIn(event);
  return move && formatMove(before.setup.rules, move);
}

const WORDING_OF: Readonly<Record<Wording, TranscriptWording>> = {
  scraebbkle: scraebbkleWording,
  scrabbkle: scrabbkleWording,
};

/**
 * Returns the game so far as a text: boards, racks, prompts, input and results. Until the game is over, racks
 * that the viewer may not see are left out. Prompts appear only for seats for which `isAsked` is true.
 */
export function transcript(
  timeline: Timeline,
  viewer: Viewer,
  isAsked: (seat: number) => boolean = () => true,
): string {
  const { events, setup } = timeline.record;
  const { states } = timeline;
  const wording = WORDING_OF[setup.rules.wording];
  const latest = states[events.length] ?? states[0];
  const eyes = latest.result ? 'everyone' : viewer;
  const lines: string[] = [];
  let isTurnTold = false;
  for (const [index, event] of events.entries()) {
    const before = states[index];
    const after = states[index + 1];
    if (!before || !after) break;
    if (event.kind === 'deal') {
      lines.push(wording.board(after));
      continue;
    }
    if (!isTurnTold) {
      const previous = events[index - 1]?.kind;
      lines.push(
        ...wording.turn(
          asKnown(timeline, before),
          eyes,
          previous === 'deal' || previous === 'play',
        ),
      );
    }
    isTurnTold = isAnnotation(event);
    if (event.kind === 'help') {
      lines.push(helpSentence(setup, event));
      continue;
    }
    if (event.kind === 'cut') {
      lines.push(cutSentence(setup, event));
      continue;
    }
    // A refused attempt may reveal tiles of the player's rack.
    if (event.kind === 'refused' && !isRackTold(before, eyes, event.seat)) continue;
    const typed = typedText(timeline, before, event, eyes);
    if (typed !== undefined) {
      lines.push(...(isAsked(event.seat) ? movePrompt(setup.rules) : []), typed);
    }
    lines.push(...eventLines(wording, before, after, event));
  }
  return [...lines, ...resultLines(latest), ''].join('\n');
}

/**
 * Says whom the screen calls differently from the record: `Player 1 is you. Player 2 is Casual.` Empty if all names are
 * the same.
 */
export const whoIsWho = (players: PlayersOnScreen): string =>
  [...players.seats.keys()]
    .filter((seat) => nameInside(players, seat) !== playerName(players, seat))
    .map((seat) => `${playerInSentence(players, seat)} is ${nameInside(players, seat)}.`)
    .join(' ');

export const RECORD_AT_HOST = 'The host keeps the transcript. You get it when the game ends.';

export const TRANSCRIPT_COPY = {
  copied: 'Transcript copied.',
  refused: 'Your browser blocked copying. Select the text instead.',
} as const;
