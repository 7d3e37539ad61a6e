import { type FormEvent, useEffect, useState } from 'react';
import { type Board, type LoadedBoard, MAX_LENGTH, plainBoard, scraebbkle } from '../../engine';
import { type Introduction, introductionIn } from '../../online';
import { GAMES } from '../../setup';
import {
  acceptLabel,
  CONNECTION,
  invitationDetails,
  JOINING,
  NOT_JOINED,
  WHO_LEARNS_WHAT,
} from '../../messages';
import type { Online } from '../../store';
import { useActions } from '../game-context';
import { BoardPreview } from '../SetupDialog/BoardPreview';
import { Button, DialogFooter, Disclosure, Field, FieldError } from '../ui';
import { ConnectionForm } from './ConnectionForm';
import { Privacy } from './Privacy';

type Invited = NonNullable<Introduction['board']>;

const hasShape = (board: Board, { columns, rows }: Invited): boolean =>
  board.columns === columns && board.rows === rows;

/** A preview of the invited board, or only its shape if the board does not come with the page. */
function InvitedBoard({ game, board }: { game: string | undefined; board: Invited }) {
  const { fetchBoard } = useActions();
  const [fetched, setFetched] = useState<LoadedBoard>();
  const known = GAMES.find(({ rules }) => rules.name === game);
  const shipped =
    known && [known.defaultBoard, ...known.otherBoards].find(({ name }) => name === board.name);
  const rules = known?.rules ?? scraebbkle;
  const file = shipped && 'file' in shipped ? shipped.file : undefined;
  useEffect(() => {
    if (file === undefined) return undefined;
    let isMounted = true;
    void fetchBoard(rules, file).then((read) => {
      if (isMounted && read.ok) setFetched(read.value);
    });
    return () => {
      isMounted = false;
    };
  }, [fetchBoard, rules, file]);
  const shown =
    fetched && hasShape(fetched.board, board)
      ? fetched
      : { board: plainBoard(board.rows, board.columns), given: [] };
  return <BoardPreview rules={rules} {...shown} />;
}

type VisitorOnline = Extract<Online, { readonly role: 'visitor' }>;

/**
 * Asks a visitor for a name, and for an invitation if the URL has none. The URL itself describes the game: no peer or
 * relay is contacted before the visitor joins.
 */
export function JoinForm({ online }: { readonly online: VisitorOnline }) {
  const { fragment, connection } = online;
  const { joinTable } = useActions();
  const [name, setName] = useState(connection.name);
  const [way, setWay] = useState('');
  const [refusal, setRefusal] = useState<'NO_NAME' | 'NOT_AN_INVITATION'>();
  const invitation = introductionIn(fragment);
  const isByCode = fragment.startsWith('#code=');
  const isByLink = !connection.isLocal && !isByCode;
  const mayBeByCode = !connection.isLocal && (isByCode || fragment === '');

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const joined = joinTable(name, fragment || way);
    setRefusal(joined.ok ? undefined : joined.error.code);
  };

  return (
    <form className="dialog__body online" onSubmit={onSubmit} autoComplete="off">
      {invitation && (
        <>
          <p className="online__remark">{invitationDetails(invitation)}</p>
          {invitation.board && <InvitedBoard game={invitation.game} board={invitation.board} />}
        </>
      )}
      <Field label={JOINING.name}>
        <input
          data-first
          value={name}
          required
          maxLength={MAX_LENGTH.name}
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {fragment === '' && (
        <Field label={JOINING.invitation}>
          <input
            value={way}
            required
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target }) => {
              setWay(target.value);
              setRefusal(undefined);
            }}
          />
        </Field>
      )}
      <FieldError reason={refusal && NOT_JOINED[refusal]} />
      {isByLink && <Privacy />}
      {mayBeByCode && <p className="online__remark">{WHO_LEARNS_WHAT.code}</p>}
      {connection.isLocal && <p className="online__remark">{WHO_LEARNS_WHAT.local}</p>}
      {invitation ? (
        <Disclosure summary={CONNECTION}>
          <ConnectionForm online={online} />
        </Disclosure>
      ) : (
        <ConnectionForm online={online} />
      )}
      <DialogFooter>
        <Button type="submit" tone="main" className={invitation ? 'button--large' : ''}>
          {invitation ? acceptLabel(invitation) : JOINING.join}
        </Button>
      </DialogFooter>
    </form>
  );
}
