import { type FormEvent, useState } from 'react';
import {
  COPY_REMARKS,
  INVITING,
  MAKE_LINK,
  RELAYS_STATUS,
  shareText,
  waysOf,
  WHO_LEARNS_WHAT,
} from '../../messages';
import type { SeatStatus } from '../../online';
import type { Online } from '../../store';
import { useActions } from '../game-context';
import { Button, CopyField, Disclosure, Field } from '../ui';
import { ConnectionForm } from './ConnectionForm';
import { addressOf, seatLink } from './seat-link';

export type HostOnline = Extract<Online, { readonly role: 'host' }>;

/** A seat whose guest is waited for. */
export interface Missing {
  readonly seat: number;
  readonly place: SeatStatus;
}

/** How far the relays have come that were asked. */
function relaysSentence({ rooms, failure }: HostOnline['state']): string {
  if (rooms === 'closed') return '';
  if (rooms === 'opening') return RELAYS_STATUS.opening;
  return failure?.code === 'RELAYS_UNREACHABLE' ? '' : RELAYS_STATUS.open;
}

/** The link to each seat that is waited for; a single one is shown to cameras at once. */
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

/** The ways to the seats that are waited for: a link, once it is asked for, and what few people need. */
export function InviteOptions(props: {
  readonly online: HostOnline;
  readonly missing: readonly Missing[];
}) {
  const { online, missing } = props;
  const { state, connection } = online;
  const { openRooms } = useActions();
  const { isLocal } = connection;
  const isMade = !isLocal && state.rooms !== 'closed';
  return (
    <section className="online__ways" aria-label="Ways to your table">
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
