import {
  alphabetOf,
  boardText,
  formatMove,
  formatPlace,
  type GameEvent,
  type GameState,
  maySeeRack,
  type Move,
  placedTilesText,
  type RuleBook,
  squareName,
  type Tile,
  tileText,
  tileValue,
  type Timeline,
  type Viewer,
} from '../engine';
import { counted, listed, playerName } from './players';
import { illegalFormat } from './move-format';
import { notPermitted } from './refusals';
import { finalScoreSentence, winnerSentence } from './turns';

const tilesLine = (state: GameState, tiles: readonly Tile[]): string =>
  tiles
    .map((tile) => `[${tileText(tile)}${tileValue(state.setup.rules.tileSet, tile)}]`)
    .join(', ');

const boardOf = (state: GameState): string =>
  boardText(state.setup.rules.tileSet, { board: state.setup.board, grid: state.grid });

/** What the player to move is shown before a turn. */
function promptLines(state: GameState, viewer: Viewer): readonly string[] {
  const { seats, openRacks } = state.setup;
  const seat = state.toMove;
  const lines: string[] = [];
  const others = seats.map((_, other) => other).filter((other) => other !== seat);
  for (const other of openRacks ? others : []) {
    lines.push(`OPEN GAME: ${playerName(other)}'s tiles:`);
    lines.push(`OPEN GAME: ${tilesLine(state, state.racks[other] ?? [])}`);
  }
  const turn = `It's your turn, ${playerName(seat)}!`;
  return seats[seat]?.player === 'human' && (openRacks || maySeeRack(state, viewer, seat))
    ? [...lines, `${turn} Your tiles:`, tilesLine(state, state.racks[seat] ?? [])]
    : [...lines, turn];
}

const scoreLines = (state: GameState): readonly string[] =>
  state.scores.map((score, seat) => `${playerName(seat)} score: ${score}`);

/** The answer to a refused attempt, word and place as they were typed. */
function refusalLine(rules: RuleBook, text: string, isFormat: boolean): string {
  if (isFormat) return illegalFormat(rules);
  const [word = '', place = ''] = text.split(',');
  return notPermitted(word, place);
}

const turnLost = (words: readonly string[]): string =>
  `The turn is lost: ${listed(words)} ${words.length === 1 ? 'is' : 'are'} not in the word list.`;

function eventLines(before: GameState, after: GameState, event: GameEvent): readonly string[] {
  const alphabet = alphabetOf(before.setup.rules.tileSet);
  const typed = (move: Move): readonly string[] =>
    event.kind !== 'deal' && before.setup.seats[event.seat]?.player === 'human'
      ? [formatMove(before.setup.rules, move)]
      : [];
  switch (event.kind) {
    case 'deal':
      return [boardOf(after)];
    case 'refused':
      return [
        event.text,
        refusalLine(before.setup.rules, event.text, event.code === 'ILLEGAL_FORMAT'),
      ];
    case 'pass': {
      return [...typed({ kind: 'pass' }), 'The move is: Pass Move!'];
    }
    case 'exchange':
      return [`The move is: Exchange of ${counted(event.returned.length, 'tile')}`];
    case 'lost-turn':
      return [...typed({ kind: 'play', play: event.play }), turnLost(event.words)];
    case 'play': {
      const { play } = event;
      const letters = placedTilesText(alphabet, play.tiles);
      return [
        ...typed({ kind: 'play', play }),
        `The move is: Letters: ${letters} at position ${formatPlace(play)}`,
        ...scoreLines(after),
        '',
        boardOf(after),
      ];
    }
  }
}

function endLines(state: GameState): readonly string[] {
  const { result } = state;
  if (!result) return [];
  return [
    '',
    'Game Over!',
    ...result.finalScores.map((score, seat) => finalScoreSentence(seat, score)),
    winnerSentence(result),
  ];
}

/**
 * The game so far in the words in which it is told on paper: boards, racks, what was typed and
 * what came of it. Racks that the viewer may not see are left out while the game goes on.
 */
export function transcript(timeline: Timeline, viewer: Viewer): string {
  const { events, setup } = timeline.record;
  const { states } = timeline;
  const latest = states[events.length] ?? states[0];
  const eyes = latest.result ? 'everyone' : viewer;
  const lines: string[] = [];
  let prompted = false;
  for (const [index, event] of events.entries()) {
    const before = states[index];
    const after = states[index + 1];
    if (!before || !after) break;
    if (event.kind !== 'deal' && !prompted) {
      const boardShown = events[index - 1]?.kind !== 'pass';
      lines.push('', ...(boardShown ? [`Start position: ${squareName(setup.board.start)}`] : []));
      lines.push(...promptLines(before, eyes));
    }
    // A refused attempt names tiles of its player's rack.
    const isTold =
      event.kind !== 'refused' || setup.openRacks || maySeeRack(before, eyes, event.seat);
    if (isTold) lines.push(...eventLines(before, after, event));
    prompted = event.kind === 'refused';
  }
  return [...lines, ...endLines(latest), ''].join('\n');
}
