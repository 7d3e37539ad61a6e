import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cardGame, cardStanding, cardState, LIBRARY, longAgo, NOT_OPENED } from '../../messages';
import type { LibraryGame } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button, Menu, saveText, useMenu } from '../ui';
import { GamePicture } from './GamePicture';

/** What a game is called: as its player has it, or by who played. */
export const titleOf = ({ title, card }: LibraryGame): string => title ?? cardStanding(card);

/** Asks for another title. */
function TitleForm({ game, onDone }: { readonly game: LibraryGame; readonly onDone: () => void }) {
  const { nameGame } = useActions();
  const [title, setTitle] = useState(titleOf(game));
  const input = useRef<HTMLInputElement>(null);
  // It is asked for by whoever wants to type another.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onDone();
    void nameGame(game, title);
  };
  return (
    <form className="game-card__title-form" onSubmit={submit}>
      <label>
        <span className="visually-hidden">{LIBRARY.newTitle}</span>
        <input
          ref={input}
          value={title}
          maxLength={100}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <Button type="submit">{LIBRARY.keepTitle}</Button>
    </form>
  );
}

function MoreMenu(props: { readonly game: LibraryGame; readonly onRename: () => void }) {
  const { game, onRename } = props;
  const [menu, close] = useMenu();
  const { duplicateGame, deleteGame, recordOfGame } = useActions();
  const isHere = useGame(({ table }) => game.records.includes(table?.recordId ?? ''));
  const { id } = game.card;
  const save = async (): Promise<void> => {
    const text = await recordOfGame(id);
    if (text !== undefined) saveText('game.json', 'application/json', text);
  };
  return (
    <Menu ref={menu} label={LIBRARY.more} name={`${LIBRARY.more}: ${titleOf(game)}`}>
      {!isHere && (
        <a
          className="button button--quiet"
          href={`#game=${encodeURIComponent(id)}`}
          target="_blank"
          rel="noreferrer"
          onClick={close}
        >
          {LIBRARY.openInTab}
        </a>
      )}
      <Button
        tone="quiet"
        onClick={() => {
          close();
          onRename();
        }}
      >
        {LIBRARY.rename}
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          close();
          void duplicateGame(game);
        }}
      >
        {LIBRARY.duplicate}
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          close();
          void save();
        }}
      >
        {LIBRARY.saveRecord}
      </Button>
      {!isHere && (
        <Button
          tone="quiet"
          onClick={() => {
            close();
            void deleteGame(game);
          }}
        >
          {LIBRARY.delete}
        </Button>
      )}
    </Menu>
  );
}

/** One game that is kept: how it looks, how it stands, and what can be done with it. */
export function GameCardItem({ game, now }: { readonly game: LibraryGame; readonly now: number }) {
  const { openGame, recoverGame } = useActions();
  const hereId = useGame(({ table }) => table?.recordId);
  const held = useGame(({ library }) => library?.held);
  const [isNaming, setNaming] = useState(false);
  const [refusal, setRefusal] = useState<keyof typeof NOT_OPENED>();
  const { card } = game;
  const isHere = game.records.includes(hereId ?? '');
  const isElsewhere = !isHere && game.records.some((id) => held?.includes(id));

  const open = async (): Promise<void> => {
    const opened = await openGame(card.id, isElsewhere ? 'take-over' : 'if-free');
    if (opened.ok) return;
    const { code } = opened.error;
    setRefusal(code === 'IN_ANOTHER_TAB' || code === 'NO_SUCH_GAME' ? code : 'DAMAGED');
  };
  const recover = async (): Promise<void> => {
    setRefusal((await recoverGame(card.id)) ? undefined : 'NOTHING_LEFT');
  };

  return (
    <li className="game-card">
      <GamePicture card={card} />
      <div className="game-card__text">
        {isNaming ? (
          <TitleForm game={game} onDone={() => setNaming(false)} />
        ) : (
          <h3>{titleOf(game)}</h3>
        )}
        {game.title !== undefined && <p>{cardStanding(card)}</p>}
        <p>{cardGame(card)}</p>
        <p>
          <b className={card.winners ? undefined : 'game-card__running'}>{cardState(card)}</b>
          {' · '}
          {longAgo(card.played, now)}
        </p>
        {isElsewhere && <p className="game-card__note">{LIBRARY.isElsewhere}</p>}
        {isHere && <p className="game-card__note">{LIBRARY.isHere}</p>}
        <p className="game-card__refusal" role="status">
          {refusal && NOT_OPENED[refusal]}
        </p>
        {refusal === 'DAMAGED' && (
          <Button onClick={() => void recover()}>{LIBRARY.damagedRecover}</Button>
        )}
        <div className="game-card__ways">
          <Button
            className="game-card__open"
            aria-label={`${isElsewhere ? LIBRARY.playHere : LIBRARY.open}: ${titleOf(game)}`}
            onClick={() => void open()}
          >
            {isElsewhere ? LIBRARY.playHere : LIBRARY.open}
          </Button>
          <MoreMenu game={game} onRename={() => setNaming(true)} />
        </div>
      </div>
    </li>
  );
}
