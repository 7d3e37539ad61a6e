import { DEALING, ENDING, REMATCH, rematchSentences } from '../../messages';
import { canRequestRematch, type Online, sharedRematch, representedSeat } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './shared-rematch.css';

type Shared = Exclude<Online, { readonly role: 'visitor' }>;

/** Who wants a rematch at a shared table, and what this page can say to that. */
export function SharedRematch({ online }: { readonly online: Shared }) {
  const seats = useGame(({ table }) => table?.view.seats);
  const { dealGame, wantRematch } = useActions();
  const rematch = sharedRematch(online, seats ?? []);
  const own = representedSeat(online);
  const isDealing = online.role === 'host' && online.state.isDealing;
  const canWish = canRequestRematch(online) && !isDealing;
  if (!rematch) {
    return (
      <>
        {isDealing && <p className="shared-rematch">{DEALING}</p>}
        <Button tone="main" disabled={!canWish} onClick={() => wantRematch(true)}>
          {ENDING.rematch}
        </Button>
      </>
    );
  }
  const nameOf = (seat: number): string => online.state.seats[seat]?.name ?? '';
  const otherName = (seat: number) => (seat === own ? undefined : nameOf(seat));
  const { asker, accepted, missing, isOnlyAwayMissing } = rematch;
  const isWanted = own !== undefined && (own === asker || accepted.includes(own));
  const canStart = online.role === 'host' && isWanted && isOnlyAwayMissing && missing.length > 0;
  const sentences = rematchSentences({
    asker: otherName(asker),
    accepted: accepted.map(otherName),
    missing: missing.filter((seat) => seat !== own).map(nameOf),
  });
  return (
    <>
      <p className="shared-rematch">
        {sentences.join(' ')} {canStart && <Button onClick={dealGame}>{REMATCH.start}</Button>}
      </p>
      <Button
        tone={isWanted ? 'plain' : 'main'}
        disabled={!canWish}
        onClick={() => wantRematch(!isWanted)}
      >
        {isWanted ? REMATCH.withdraw : REMATCH.accept}
      </Button>
    </>
  );
}
