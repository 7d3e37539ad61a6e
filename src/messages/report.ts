import type { RackView, Tile, Turn } from '../engine';
import { counted, listed } from './players';
import { pointsText } from './score';
import { lostTurnSentence } from './turns';

const tileName = (tile: Tile): string => (tile.kind === 'blank' ? 'a blank' : tile.letter);

/** The tiles that came from the bag: which, where they are shown, else how many. */
export function drawnSentence(drawn: RackView): string {
  const count = drawn.kind === 'shown' ? drawn.tiles.length : drawn.count;
  if (count === 0) return 'The bag is empty: no tiles drawn.';
  return drawn.kind === 'shown'
    ? `New tiles: ${listed(drawn.tiles.map(tileName))}.`
    : `${counted(count, 'new tile')}.`;
}

/** What came of a move, told to the player who made it: words, points and new tiles. */
export function reportSentences(turn: Turn): readonly string[] {
  switch (turn.kind) {
    case 'play': {
      const points = `${pointsText(turn.score)} ${Math.abs(turn.score) === 1 ? 'point' : 'points'}`;
      return [`${listed(turn.words)} for ${points}.`, drawnSentence(turn.drawn)];
    }
    case 'exchange': {
      const { returned } = turn;
      const count = returned.kind === 'shown' ? returned.tiles.length : returned.count;
      return [`${counted(count, 'tile')} exchanged.`, drawnSentence(turn.drawn)];
    }
    case 'lost-turn':
      return [lostTurnSentence(turn.words)];
    case 'pass':
      return ['Passed.'];
  }
}
