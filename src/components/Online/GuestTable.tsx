import { type FormEvent, useId, useState } from 'react';
import {
  COPY_REMARKS,
  DRAWS_DO_NOT_SHOW,
  drawsOutcomeSentence,
  GUEST_CODES,
  GUEST_STATUS,
  HOST_AWAY,
  linkSentence,
  MAKE_LINK,
  NEW_DEAL,
  newDealSentence,
  NOT_THE_HOST,
  TABLE,
  unprovedSentence,
} from '../../messages';
import { hostName, isHostAway, type Online } from '../../store';
import type { Phase } from '../../table';
import type { DrawsOutcome, GuestView } from '../../online';
import { useActions, useGame } from '../game-context';
import { ConfirmButton, Button, CopyField, DialogFooter, Field, FieldError } from '../ui';
import { ConnectionForm } from './ConnectionForm';
import { SeatList } from './SeatList';

type GuestOnline = Extract<Online, { readonly role: 'guest' }>;

function statusSentence(
  { state, hasLink, connection }: GuestOnline,
  phase: Phase | undefined,
): string {
  const { status, answer } = state;
  switch (status?.kind) {
    case undefined:
      if (answer !== undefined) {
        return GUEST_STATUS['give-code'];
      }
      if (!hasLink) return GUEST_STATUS['ask-for-code'];
      return connection.isLocal ? GUEST_STATUS['looking-nearby'] : GUEST_STATUS.looking;
    case 'knocking':
      return GUEST_STATUS.knocking;
    case 'turned-away':
      return status.reason === 'taken' ? GUEST_STATUS.taken : GUEST_STATUS['other-version'];
    case 'closed':
      return GUEST_STATUS.closed;
    case 'seated':
      if (isHostAway(state)) return HOST_AWAY;
      if (phase === 'over') return GUEST_STATUS.over;
      return phase ? GUEST_STATUS.playing : GUEST_STATUS.waiting;
  }
}

function obstacle({ failure, hasMetFalseHost }: GuestView): string | undefined {
  if (hasMetFalseHost) return NOT_THE_HOST;
  return failure && linkSentence(failure);
}

/** The result of verifying the draws of the last game, and its limits. */
function Draws(props: { readonly outcome: DrawsOutcome; readonly unproved: number }) {
  const { outcome, unproved } = props;
  const view = useGame(({ table }) => table?.view);
  if (!view) return null;
  const isVerified = outcome.kind === 'verified' && outcome.result.ok;
  return (
    <p>
      {drawsOutcomeSentence(view, outcome)}{' '}
      {isVerified && <span className="online__remark">{DRAWS_DO_NOT_SHOW}</span>}
      {unproved > 0 && <strong className="online__doubt"> {unprovedSentence(unproved)}</strong>}
    </p>
  );
}

function NewDealQuestion({ state }: { readonly state: GuestView }) {
  const { answerDeal, openPanel } = useActions();
  const { newDeal, seats } = state;
  const question = useId();
  if (!newDeal) return null;
  const { isDeclined } = newDeal;
  const keep = (): void => {
    answerDeal(false);
    openPanel(undefined);
  };
  return (
    <section className="online__new-deal" aria-labelledby={question}>
      <strong id={question}>{newDealSentence(hostName(seats))}</strong>
      <p>{isDeclined ? NEW_DEAL.declined : NEW_DEAL.why}</p>
      <div className="online__answers">
        {!isDeclined && <Button onClick={keep}>{NEW_DEAL.decline}</Button>}
        <Button onClick={() => answerDeal(true)}>{NEW_DEAL.accept}</Button>
      </div>
    </section>
  );
}

/** Takes a code from the host and makes the answer. */
function AnswerForm() {
  const { answerCode } = useActions();
  const [code, setCode] = useState('');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    answerCode(code.trim());
  };
  return (
    <form className="online__code" onSubmit={onSubmit} autoComplete="off">
      <Field label={GUEST_CODES.host}>
        <input
          value={code}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button type="submit" disabled={code.trim() === ''}>
        {GUEST_CODES.reply}
      </Button>
    </form>
  );
}

/** Another player's table at which this page has or requests a seat. */
export function GuestTable({ online }: { readonly online: GuestOnline }) {
  const { state, hasLink, connection } = online;
  const { leaveTable, openPanel, openRooms } = useActions();
  const phase = useGame(({ table }) => (table?.online === 'guest' ? table.phase : undefined));
  const { status, answer, seats, draws } = state;
  const own = status?.kind === 'seated' ? status.seat : undefined;
  const hasEnded = status?.kind === 'closed';
  const isLost = status?.kind !== 'seated' || isHostAway(state);
  return (
    <div className="dialog__body online">
      <p role="status">
        <strong>{statusSentence(online, phase)}</strong>
      </p>
      <NewDealQuestion state={state} />
      {seats.length > 0 && <SeatList seats={seats} own={own} />}
      {draws && <Draws outcome={draws} unproved={state.unproved} />}
      {answer !== undefined && (
        <CopyField key={answer} label={GUEST_CODES.own} text={answer} remarks={COPY_REMARKS} />
      )}
      <FieldError reason={isLost ? obstacle(state) : undefined} />
      {hasLink && isLost && !hasEnded && (
        <>
          <ConnectionForm online={online} />
          {!connection.isLocal && <Button onClick={openRooms}>{MAKE_LINK.again}</Button>}
        </>
      )}
      {isLost && !hasEnded && <AnswerForm />}
      <DialogFooter>
        <ConfirmButton
          block="leave-table"
          tone="quiet"
          label={TABLE.leave}
          keep={TABLE.leaveKeep}
          yes={TABLE.leaveYes}
          onYes={leaveTable}
        />
        {phase && (
          <Button tone="main" onClick={() => openPanel(undefined)}>
            {TABLE.backToGame}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}
