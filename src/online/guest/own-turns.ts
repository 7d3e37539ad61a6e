import { formatMove, type RuleBook, type TurnUpdate } from '../../engine';
import type { OwnPart, Sent } from '../wire/kept-guest';

// A host that plays for a guest could end a game whose tiles it does not like. A guest's page detects this
// for its own seat, because it knows what it has sent; only the other pages can check their seats.

/** Adds an action, which replaces any that did not become a turn. */
export const withAction = ({ seat, made }: OwnPart, sent: Sent): OwnPart => ({
  seat,
  made: [...made.filter(({ turns }) => turns < sent.turns), sent],
});

/** A turn as its player would send it; undefined for a resignation, or if the exchanged tiles are hidden. */
function textOf(rules: RuleBook, turn: TurnUpdate): string | undefined {
  switch (turn.kind) {
    case 'play':
    case 'lost-turn':
      return formatMove(rules, { kind: 'play', play: turn.play });
    case 'exchange': {
      const { returned } = turn;
      return returned.kind === 'shown'
        ? formatMove(rules, { kind: 'exchange', tiles: returned.tiles })
        : undefined;
    }
    case 'pass':
      return formatMove(rules, { kind: 'pass' });
    case 'resign':
      return undefined;
  }
}

const isSameAction = (rules: RuleBook, turn: TurnUpdate, sent: Sent): boolean =>
  sent.kind === 'resign' ? turn.kind === 'resign' : textOf(rules, turn) === sent.text;

/**
 * The first turn of the guest's seat, counted from 1, that the guest has not made; undefined if there is
 * none.
 */
export function foreignTurn(
  rules: RuleBook,
  turns: readonly TurnUpdate[],
  { seat, made }: OwnPart,
): number | undefined {
  const bySent = new Map(made.map((sent) => [sent.turns, sent]));
  const index = turns.findIndex((turn, before) => {
    const sent = bySent.get(before);
    return turn.seat === seat && !(sent && isSameAction(rules, turn, sent));
  });
  return index < 0 ? undefined : index + 1;
}
