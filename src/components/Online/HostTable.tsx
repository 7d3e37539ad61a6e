import { type FormEvent, type ReactNode, useState } from 'react';
import { type HostPlan, type SeatStatus, withIntroduction } from '../../online';
import {
  COPY_REMARKS,
  DEALING,
  declinedSentence,
  defaultName,
  drawsPromise,
  invitedInShort,
  INVITING,
  linkSentence,
  MAKE_LINK,
  quickGameName,
  RELAYS_STATUS,
  shareText,
  TABLE,
  waitingSentence,
  waysOf,
  WHO_LEARNS_WHAT,
} from '../../messages';
import { isInvitationPending, type Online } from '../../store';
import { MAX_LENGTH } from '../../engine';
import { useActions, useGame } from '../game-context';
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
import { Privacy } from './Privacy';
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

/** Name of an awaited player; undefined for the only one who has not joined yet. */
const nameOf = ({ place }: Missing, missing: readonly Missing[]): string | undefined =>
  place.at === 'open' && missing.length === 1 ? undefined : place.name;

/** Whether no relay answers. Before the game, no player is cut off by that. */
const isUnreachable = ({ failure, isPlaying }: HostOnline['state']): boolean =>
  failure?.code === 'RELAYS_UNREACHABLE' && !isPlaying;

/** The status of the relays as a sentence; empty if they were not contacted, or a failure says more. */
function relaysSentence(state: HostOnline['state']): string {
  if (state.rooms === 'closed') return '';
  if (state.rooms === 'opening') return RELAYS_STATUS.opening;
  if (isUnreachable(state)) return RELAYS_STATUS.unreachable;
  return state.failure?.code === 'RELAYS_UNREACHABLE' ? '' : RELAYS_STATUS.open;
}

/** An invitation URL for each open seat, with the QR code of a single one and `beside` next to it. */
function Links(props: {
  readonly online: HostOnline;
  readonly missing: readonly Missing[];
  /** Whether they work for anyone, and not only in this browser. */
  readonly isMade: boolean;
  readonly onCopyAtOnce?: (() => void) | undefined;
  readonly beside?: ReactNode;
}) {
  const { online, missing, isMade, onCopyAtOnce, beside } = props;
  const { state, connection } = online;
  const { plan } = state;
  const isSingle = missing.length === 1;
  return (
    <>
      {missing.map((each) => (
        <CopyField
          key={each.seat}
          label={waysOf(nameOf(each, missing)).link}
          text={seatLink(plan, each.seat, state.invitations.get(each.seat) ?? '', connection.name)}
          shared={shareText(plan.setup.rules.name)}
          isPictured={isMade && isSingle}
          onCopyAtOnce={onCopyAtOnce}
          beside={beside}
          remarks={COPY_REMARKS}
        />
      ))}
      {!(isMade && isSingle) && beside}
    </>
  );
}

function ByCode(props: {
  readonly online: HostOnline;
  readonly seat: number;
  /** Undefined for the only player who has not joined yet. */
  readonly name: string | undefined;
}) {
  const { online, seat, name } = props;
  const { offerCode, takeAnswer } = useActions();
  const [answer, setAnswer] = useState('');
  const offer = online.state.offers.get(seat);
  const ways = waysOf(name);
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
  readonly onCopyAtOnce: (() => void) | undefined;
  /** Who is awaited, and the host's name. */
  readonly children: ReactNode;
}) {
  const { online, missing, onCopyAtOnce, children } = props;
  const { state, connection } = online;
  const { openRooms } = useActions();
  const { isLocal } = connection;
  const { rules } = state.plan.setup;
  const [isAsked, setAsked] = useState(false);
  const isMade = !isLocal && state.rooms !== 'closed';
  return (
    <section className="online__ways" aria-label={INVITING.title}>
      {isMade ? (
        <>
          <p>{INVITING.send}</p>
          <Links
            online={online}
            missing={missing}
            isMade
            onCopyAtOnce={isAsked ? () => setAsked(false) : onCopyAtOnce}
            beside={children}
          />
          <div className="online__relays">
            <p className="online__status" role="status">
              {relaysSentence(state)}
            </p>
            <Button tone="quiet" aria-disabled={state.rooms === 'opening'} onClick={openRooms}>
              {MAKE_LINK.again}
            </Button>
          </div>
        </>
      ) : (
        <>
          {isLocal ? (
            <p>{RELAYS_STATUS.local}</p>
          ) : (
            <Button
              tone="main"
              className="button--large"
              onClick={() => {
                // The clipboard holds one link.
                setAsked(missing.length === 1);
                openRooms();
              }}
            >
              {MAKE_LINK.closed}
            </Button>
          )}
          {children}
        </>
      )}
      <FieldError
        reason={isUnreachable(state) ? undefined : state.failure && linkSentence(state.failure)}
      />
      <InvitedGame online={online} />
      {isLocal ? (
        <p>
          <span>{WHO_LEARNS_WHAT.local}</span> <span>{drawsPromise(rules)}</span>
        </p>
      ) : (
        <Privacy>
          <p>{drawsPromise(rules)}</p>
        </Privacy>
      )}
      <Disclosure summary={INVITING.otherWays}>
        <div className="online__ways">
          <ConnectionForm online={online} />
          {!isMade && (
            <>
              {!isLocal && <p>{INVITING.tab}</p>}
              <Links online={online} missing={missing} isMade={false} />
            </>
          )}
          <p>{WHO_LEARNS_WHAT.code}</p>
          {missing.map((each) => (
            <ByCode key={each.seat} online={online} seat={each.seat} name={nameOf(each, missing)} />
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

/** The game of the invitation, with a button to change it before anyone has joined. */
function InvitedGame({ online }: { readonly online: HostOnline }) {
  const { openSetup } = useActions();
  const isPending = useGame(isInvitationPending);
  const { rules, seats, boardName, openRacks } = online.state.plan.setup;
  return (
    <div className="online__game">
      <p>
        <strong>{quickGameName(rules, boardName)}</strong>
        <br />
        <span className="online__remark">{invitedInShort(seats.length, openRacks)}</span>
      </p>
      {isPending && <Button onClick={() => openSetup('far')}>{INVITING.change}</Button>}
    </div>
  );
}

/** The host's table: before the deal an invitation, then the place where guests who are away are invited again. */
export function HostTable(props: {
  readonly online: HostOnline;
  /** Given if the player has just asked for the link, which is to be copied; called when that begins. */
  readonly onCopyAtOnce?: (() => void) | undefined;
}) {
  const { online, onCopyAtOnce } = props;
  const { state } = online;
  const { seats } = state.plan.setup;
  const { dealGame, leaveTable, openPanel } = useActions();
  const isPending = useGame(isInvitationPending);
  const missing = state.seats.map((place, seat) => ({ seat, place })).filter(isMissing);
  const declined = state.declined.map((seat) => state.seats[seat]?.name ?? '');
  const dealing = declined.length > 0 ? declinedSentence(declined) : DEALING;
  const isFull = state.seats.every(({ at }) => at !== 'open');
  const waiting = (
    <p className="online__waiting" role="status">
      {state.isDealing ? dealing : waitingSentence(state.seats)}
    </p>
  );
  return (
    <div className="dialog__body online">
      {missing.length > 0 ? (
        <InviteOptions online={online} missing={missing} onCopyAtOnce={onCopyAtOnce}>
          <div className="online__meet">
            {waiting}
            <p className="online__remark">{INVITING.camera}</p>
            {!isFull && <HostName online={online} />}
          </div>
        </InviteOptions>
      ) : (
        waiting
      )}
      {!(isPending && seats.length === 2) && (
        <SeatList seats={state.seats} players={seats.map(({ player }) => player)} />
      )}
      <DialogFooter>
        {isPending ? (
          <Button className="leave-table__ask" onClick={leaveTable}>
            {INVITING.cancel}
          </Button>
        ) : (
          <ConfirmButton
            block="leave-table"
            tone="quiet"
            label={TABLE.close}
            keep={TABLE.closeKeep}
            yes={TABLE.closeYes}
            onYes={leaveTable}
          />
        )}
        {state.isPlaying ? (
          <Button tone="main" onClick={() => openPanel(undefined)}>
            {TABLE.backToGame}
          </Button>
        ) : (
          !isPending && (
            <Button tone="main" disabled={!isFull || state.isDealing} onClick={dealGame}>
              {TABLE.start}
            </Button>
          )
        )}
      </DialogFooter>
    </div>
  );
}
