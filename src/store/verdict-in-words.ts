import { refuseExchange, type View } from '../engine';
import { exchangeHint, missingOfPlay, MOVE_INCOMPLETE, passHint, submitReason } from '../messages';
import { moveStatusOf, type Verdict } from './draft/move-on-screen';
import { ownRack } from './own-seat';

/** Explains why a move on screen is not a legal play. */
interface VerdictReason {
  readonly text: string;
  readonly isRefusal: boolean;
}

/** Undefined for a legal play, and while there is no move. */
export function verdictReason(view: View, verdict: Verdict): VerdictReason | undefined {
  const { rules } = view;
  const isRefusal = moveStatusOf(verdict) === 'hopeless';
  switch (verdict.kind) {
    case 'nothing':
    case 'unfinished':
      return undefined;
    case 'pass':
      return { text: passHint(rules), isRefusal };
    case 'exchange': {
      const refusal = refuseExchange(rules, ownRack(view), view.bagCount, verdict.tiles);
      return refusal
        ? { text: submitReason(rules, refusal), isRefusal: true }
        : { text: exchangeHint(verdict.tiles.length), isRefusal };
    }
    case 'unnamed-blank':
    case 'not-in-line':
    case 'gap':
      return { text: MOVE_INCOMPLETE[verdict.kind], isRefusal };
    case 'play': {
      if (verdict.judged.ok) return undefined;
      const reason = isRefusal ? submitReason : missingOfPlay;
      return { text: reason(rules, verdict.judged.error), isRefusal };
    }
  }
}
