import { type FormEvent, useState } from 'react';
import {
  COPY_REMARKS,
  DEALING,
  drawsPromise,
  linkSentence,
  RELAYS_STATUS,
  waitingSentence,
  WAYS_QUESTION,
  waysOf,
  WHO_LEARNS_WHAT,
} from '../../messages';
import type { Online } from '../../store';
import type { SeatStatus } from '../../online';
import { useActions } from '../game-context';
import { AskingButton, Button, Choice, CopyField, DialogFooter, Field, FieldError } from '../ui';
import { ConnectionForm } from './ConnectionForm';
import { SeatList } from './SeatList';

/** The address of this page with a fragment, which leads somebody else to a table. */
const addressOf = (fragment: string): string => new URL(fragment, document.baseURI).href;

type HostOnline = Extract<Online, { readonly role: 'host' }>;

/** A seat whose guest is waited for. */
interface Missing {
  readonly seat: number;
  readonly place: SeatStatus;
}

const isMissing = ({ place: { at, isAway } }: Missing): boolean =>
  at === 'open' || (at === 'guest' && isAway);

const WAYS = [
  ['link', 'by link'],
  ['code', 'by code'],
] as const;
type Way = (typeof WAYS)[number][0];

/** How far the relays have come that were asked. */
function relaysSentence({ rooms, failure }: HostOnline['state']): string {
  switch (rooms) {
    case 'closed':
      return RELAYS_STATUS.closed;
    case 'opening':
      return RELAYS_STATUS.opening;
    case 'open':
      return failure?.code === 'RELAYS_UNREACHABLE' ? '' : RELAYS_STATUS.open;
  }
}

/** Lets guests come by links, as soon as relays have been asked. */
function ByLink({ online, missing }: { online: HostOnline; missing: readonly Missing[] }) {
  const { state, connection } = online;
  const { openRooms } = useActions();
  return (
    <>
      {connection.isLocal ? (
        <p>{RELAYS_STATUS.local}</p>
      ) : (
        <p className="online__ask">
          <Button
            tone={state.rooms === 'closed' ? 'main' : 'plain'}
            disabled={state.rooms === 'opening'}
            onClick={openRooms}
          >
            {state.rooms === 'closed' ? 'Ask the relays' : 'Ask them again'}
          </Button>{' '}
          <span role="status">{relaysSentence(state)}</span>
        </p>
      )}
      {missing.map(({ seat, place }) => (
        <CopyField
          key={seat}
          label={waysOf(place.name).link}
          text={addressOf(state.invitations.get(seat) ?? '')}
          remarks={COPY_REMARKS}
        />
      ))}
    </>
  );
}

/** The code of one guest, and what the guest answers. */
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

/** The ways to the seats that are waited for. */
function WaysIn({ online, missing }: { online: HostOnline; missing: readonly Missing[] }) {
  const [way, setWay] = useState<Way>('link');
  const { isLocal } = online.connection;
  return (
    <section className="online__ways" aria-label="Ways to your table">
      <Choice question={WAYS_QUESTION} answers={WAYS} value={way} onChange={setWay} />
      <p>{WHO_LEARNS_WHAT[isLocal ? 'local' : way]}</p>
      <ConnectionForm online={online} />
      {way === 'link' ? (
        <ByLink online={online} missing={missing} />
      ) : (
        missing.map((each) => <ByCode key={each.seat} online={online} {...each} />)
      )}
    </section>
  );
}

/** The table of this page: who sits there, how the others come, and the start of the game. */
export function HostTable({ online }: { readonly online: HostOnline }) {
  const { state, plan } = online;
  const { dealGame, leaveTable, openPanel } = useActions();
  const { rules, seats } = plan.setup;
  const missing = state.seats.map((place, seat) => ({ seat, place })).filter(isMissing);
  const isFull = state.seats.every(({ at }) => at !== 'open');
  return (
    <div className="dialog__body online">
      <SeatList seats={state.seats} players={seats.map(({ player }) => player)} />
      <p role="status">{state.isDealing ? DEALING : waitingSentence(state.seats)}</p>
      {missing.length > 0 && <WaysIn online={online} missing={missing} />}
      <FieldError
        reason={state.failure && missing.length > 0 ? linkSentence(state.failure) : undefined}
      />
      <p className="online__remark">{drawsPromise(rules)}</p>
      <DialogFooter>
        <AskingButton
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
