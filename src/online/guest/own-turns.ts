import { formatMove, type RuleBook, type TurnUpdate } from '../../engine';
import type { OwnPart, Sent } from '../wire/kept-guest';

// A host that plays for a guest could end a game whose tiles it does not like. What a guest's page has sent it
// knows; the turns of other seats only their own pages can know.

/** What a guest has done, with one thing more, which takes the place of what did not become a turn. */
export const withMade = ({ seat, made }: OwnPart, sent: Sent): OwnPart => ({
  seat,
  made: [...made.filter(({ turns }) => turns < sent.turns), sent],
});

/** A turn as its player sends it; undefined for one that no player can have sent. */
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

const isThat = (rules: RuleBook, turn: TurnUpdate, sent: Sent): boolean =>
  sent.kind === 'resign' ? turn.kind === 'resign' : textOf(rules, turn) === sent.text;

/** The number, from 1, of the first turn of a guest's seat that it has not made; undefined if there is none. */
export function foreignTurn(
  rules: RuleBook,
  turns: readonly TurnUpdate[],
  { seat, made }: OwnPart,
): number | undefined {
  const bySent = new Map(made.map((sent) => [sent.turns, sent]));
  const index = turns.findIndex((turn, before) => {
    const sent = bySent.get(before);
    return turn.seat === seat && !(sent && isThat(rules, turn, sent));
  });
  return index < 0 ? undefined : index + 1;
}
