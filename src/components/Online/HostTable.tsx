import {
  DEALING,
  declinedSentence,
  drawsPromise,
  defaultName,
  INVITING,
  linkSentence,
  waitingSentence,
} from '../../messages';
import { MAX_LENGTH } from '../../engine';
import { useActions } from '../game-context';
import { ConfirmButton, Button, DialogFooter, Field, FieldError } from '../ui';
import { SeatList } from './SeatList';
import { type HostOnline, type Missing, InviteOptions } from './InviteOptions';

const isMissing = ({ place: { at, isAway } }: Missing): boolean =>
  at === 'open' || (at === 'guest' && isAway);

/** Under which name the host invites. */
function HostName({ online }: { readonly online: HostOnline }) {
  const { nameHost } = useActions();
  const { setup, far } = online.state.plan;
  const own = setup.seats.findIndex(
    ({ player }, seat) => player === 'human' && !far.includes(seat),
  );
  return (
    <Field label={INVITING.name}>
      <input
        value={online.connection.name}
        maxLength={MAX_LENGTH.name}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => nameHost(target.value, defaultName(own))}
      />
    </Field>
  );
}

/** The table of this page: who sits there, how the others come, and the start of the game. */
export function HostTable({ online }: { readonly online: HostOnline }) {
  const { state } = online;
  const { plan } = state;
  const { dealGame, leaveTable, openPanel } = useActions();
  const { rules, seats, boardName, openRacks } = plan.setup;
  const missing = state.seats.map((place, seat) => ({ seat, place })).filter(isMissing);
  const declined = state.declined.map((seat) => state.seats[seat]?.name ?? '');
  const dealing = declined.length > 0 ? declinedSentence(declined) : DEALING;
  const isFull = state.seats.every(({ at }) => at !== 'open');
  return (
    <div className="dialog__body online">
      <p className="online__remark">
        {[rules.name, boardName, openRacks ? 'open game' : 'closed game'].join(' · ')}
      </p>
      {!isFull && <HostName online={online} />}
      {missing.length > 0 && <InviteOptions online={online} missing={missing} />}
      <FieldError
        reason={state.failure && missing.length > 0 ? linkSentence(state.failure) : undefined}
      />
      <SeatList seats={state.seats} players={seats.map(({ player }) => player)} />
      <p className="online__waiting" role="status">
        {state.isDealing ? dealing : waitingSentence(state.seats)}
      </p>
      <p className="online__remark">{drawsPromise(rules)}</p>
      <DialogFooter>
        <ConfirmButton
          block="leave-table"
          tone="quiet"
          label="Close the table"
          keep="Keep it open"
          yes="Yes, close it for all"
          onYes={leaveTable}
        />
        {state.isPlaying ? (
          <Button tone="main" onClick={() => openPanel(undefined)}>
            To the game
          </Button>
        ) : (
          <Button tone="main" disabled={!isFull || state.isDealing} onClick={dealGame}>
            Start game
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}
