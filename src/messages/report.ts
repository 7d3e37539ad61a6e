import type { Turn } from '../engine';
import { drawnSentence } from './drawn';
import { counted, listed } from './players';
import { pointsText } from './score';
import { lostTurnSentence } from './turns';

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
    case 'resign':
      return ['Resigned.'];
  }
}
