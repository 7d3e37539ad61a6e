import { type FormEvent, useState } from 'react';
import { type HostPlan, type SeatStatus, withIntroduction } from '../../online';
import {
  COPY_REMARKS,
  DEALING,
  declinedSentence,
  defaultName,
  drawsPromise,
  hostedGame,
  INVITING,
  linkSentence,
  MAKE_LINK,
  RELAYS_STATUS,
  shareText,
  TABLE,
  waitingSentence,
  waysOf,
  WHO_LEARNS_WHAT,
} from '../../messages';
import type { Online } from '../../store';
import { MAX_LENGTH } from '../../engine';
import { useActions } from '../game-context';
import {
  Button,
  ConfirmButton,
  CopyField,
  DialogFooter,
  Disclosure,
  Field,
  FieldError,
} from '../ui';
import { ConnectionForm } from './ConnectionForm';
import { SeatList } from './SeatList';

const addressOf = (fragment: string): string => new URL(fragment, document.baseURI).href;

function firstOf({ setup: { seats }, far }: HostPlan, seat: number): 'host' | 'guest' | undefined {
  if (seat === 0) return 'guest';
  const isHost = seats[0]?.player === 'human' && !far.includes(0);
  return isHost ? 'host' : undefined;
}

/** The URL that invites to a seat; its fragment introduces the host and the game. */
function seatLink(plan: HostPlan, seat: number, invitation: string, hostName: string): string {
  const { rules, board, boardName, openRacks } = plan.setup;
  const { columns, rows } = board;
  const introduced = withIntroduction(invitation, {
    host: hostName.trim() || undefined,
    game: rules.name,
    board: { name: boardName, columns, rows },
    racks: openRacks ? 'open' : 'closed',
    first: firstOf(plan, seat),
  });
  return addressOf(introduced);
}

type HostOnline = Extract<Online, { readonly role: 'host' }>;

/** A seat whose guest has not arrived. */
interface Missing {
  readonly seat: number;
  readonly place: SeatStatus;
}

/** The status of the relays as a sentence; empty if they were not contacted or are unreachable. */
function relaysSentence({ rooms, failure }: HostOnline['state']): string {
  if (rooms === 'closed') return '';
  if (rooms === 'opening') return RELAYS_STATUS.opening;
  return failure?.code === 'RELAYS_UNREACHABLE' ? '' : RELAYS_STATUS.open;
}

/** An invitation URL for each open seat. The QR code of a single one shows at once. */
function Links(props: {
  readonly online: HostOnline;
  readonly missing: readonly Missing[];
  readonly isPictured: boolean;
}) {
  const { online, missing, isPictured } = props;
  const { state, connection } = online;
  const { plan } = state;
  return missing.map(({ seat, place }) => (
    <CopyField
      key={seat}
      label={waysOf(place.name).link}
      text={seatLink(plan, seat, state.invitations.get(seat) ?? '', connection.name)}
      shared={shareText(plan.setup.rules.name)}
      isPictured={isPictured && missing.length === 1}
      remarks={COPY_REMARKS}
    />
  ));
}

function ByCode({ online, seat, place }: Missing & { readonly online: HostOnline }) {
  const { offerCode, takeAnswer } = useActions();
  const [answer, setAnswer] = useState('');
  const offer = online.state.offers.get(seat);
  const ways = waysOf(place.name);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    takeAnswer(answer.trim());
  };
  return (
    <form className="online__code" onSubmit={onSubmit} autoComplete="off">
      <Button onClick={() => offerCode(seat)}>
        {offer === undefined ? ways.makeCode : ways.makeAnotherCode}
      </Button>
      {offer !== undefined && (
        <>
          <CopyField
            key={offer}
            label={ways.code}
            text={offer}
            pictured={addressOf(`#code=${offer}`)}
            remarks={COPY_REMARKS}
          />
          <Field label={ways.answer}>
            <input
              value={answer}
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => setAnswer(target.value)}
            />
          </Field>
          <Button type="submit" tone="main" disabled={answer.trim() === ''}>
            {ways.connect}
          </Button>
        </>
      )}
    </form>
  );
}

/** Ways to invite guests: a link on request, and rarely needed options. */
function InviteOptions(props: {
  readonly online: HostOnline;
  readonly missing: readonly Missing[];
}) {
  const { online, missing } = props;
  const { state, connection } = online;
  const { openRooms } = useActions();
  const { isLocal } = connection;
  const isMade = !isLocal && state.rooms !== 'closed';
  return (
    <section className="online__ways" aria-label={INVITING.title}>
      <p>{WHO_LEARNS_WHAT[isLocal ? 'local' : 'link']}</p>
      {isLocal ? (
        <p>{RELAYS_STATUS.local}</p>
      ) : (
        <>
          {isMade && (
            <>
              <p>{INVITING.send}</p>
              <Links online={online} missing={missing} isPictured />
              <p className="online__status" role="status">
                {relaysSentence(state)}
              </p>
            </>
          )}
          <Button
            tone={isMade ? 'quiet' : 'main'}
            className={isMade ? '' : 'button--large'}
            aria-disabled={state.rooms === 'opening'}
            onClick={openRooms}
          >
            {isMade ? MAKE_LINK.again : MAKE_LINK.closed}
          </Button>
        </>
      )}
      <Disclosure summary={INVITING.otherWays}>
        <div className="online__ways">
          <ConnectionForm online={online} />
          {!isMade && (
            <>
              {!isLocal && <p>{INVITING.tab}</p>}
              <Links online={online} missing={missing} isPictured={false} />
            </>
          )}
          <p>{WHO_LEARNS_WHAT.code}</p>
          {missing.map((each) => (
            <ByCode key={each.seat} online={online} {...each} />
          ))}
        </div>
      </Disclosure>
    </section>
  );
}

const isMissing = ({ place: { at, isAway } }: Missing): boolean =>
  at === 'open' || (at === 'guest' && isAway);

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
      <p className="online__remark">{hostedGame(rules.name, boardName, openRacks)}</p>
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
          label={TABLE.close}
          keep={TABLE.closeKeep}
          yes={TABLE.closeYes}
          onYes={leaveTable}
        />
        {state.isPlaying ? (
          <Button tone="main" onClick={() => openPanel(undefined)}>
            {TABLE.backToGame}
          </Button>
        ) : (
          <Button tone="main" disabled={!isFull || state.isDealing} onClick={dealGame}>
            {TABLE.start}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}
