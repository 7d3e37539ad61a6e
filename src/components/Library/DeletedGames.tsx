import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { cardGame, deletedNote, deletedSentence, deletedWhen, LIBRARY } from '../../messages';
import { type DeletedGame, MAX_IN_BIN, TIME_IN_BIN } from '../../store';
import { useActions, useGame } from '../game-context';
import { ConfirmButton, Button } from '../ui';
import { CardList, focusCards } from './CardList';
import { titleOf } from './find-games';
import { GamePicture } from './GamePicture';

/** Returns the handler of a button that puts a game back into the library, and whether that has failed. */
function usePutBack(deleted: DeletedGame) {
  const { putGameBack } = useActions();
  const [isRefused, setRefused] = useState(false);
  const putBack = ({ currentTarget }: MouseEvent): void => {
    focusCards(currentTarget);
    void putGameBack(deleted).then((isBack) => setRefused(!isBack));
  };
  return [putBack, isRefused] as const;
}

function DeletedCard({ deleted, now }: { readonly deleted: DeletedGame; readonly now: number }) {
  const { deleteForGood } = useActions();
  const [putBack, isRefused] = usePutBack(deleted);
  const { game } = deleted;
  const title = game ? titleOf(game) : LIBRARY.damaged;
  const remove = (): void => {
    focusCards(document.activeElement);
    void deleteForGood(deleted);
  };
  return (
    <div className="game-card">
      {game && <GamePicture card={game.card} />}
      <div className="game-card__text">
        <h3>{title}</h3>
        {game && <p>{cardGame(game.card)}</p>}
        <p>{deletedWhen(deleted.deleted, now, TIME_IN_BIN - deleted.age)}</p>
        <p className="game-card__refusal" role="status">
          {isRefused && LIBRARY.notRestored}
        </p>
        <div className="game-card__ways">
          <Button aria-label={`${LIBRARY.restore}: ${title}`} onClick={putBack}>
            {LIBRARY.restore}
          </Button>
          <ConfirmButton
            block="discard"
            tone="quiet"
            label={LIBRARY.deleteForGood}
            keep={LIBRARY.keepDeleted}
            yes={LIBRARY.deleteForGoodYes}
            onYes={remove}
          />
        </div>
      </div>
    </div>
  );
}

/** Recently deleted games, until they are removed from the bin. */
export function DeletedGames() {
  // Not in the selector: a new array for each call would render endlessly until the library has been read.
  const bin = useGame(({ library }) => library?.bin) ?? [];
  const [now] = useState(() => Date.now());
  return (
    <>
      <p className="library__note">
        {bin.length === 0 && `${LIBRARY.noneDeleted} `}
        {deletedNote(TIME_IN_BIN, MAX_IN_BIN.deletions)}
      </p>
      <CardList label={LIBRARY.deleted} items={bin} keyOf={({ names }) => names[0] ?? ''}>
        {(deleted) => <DeletedCard deleted={deleted} now={now} />}
      </CardList>
    </>
  );
}

function PutBack(props: { readonly deleted: DeletedGame; readonly hasFocus: boolean }) {
  const { deleted, hasFocus } = props;
  const [putBack, isRefused] = usePutBack(deleted);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <Button ref={button} onClick={putBack}>
        {LIBRARY.undo}
      </Button>
      {isRefused && <span>{LIBRARY.notRestored}</span>}
    </>
  );
}

/** Names the game deleted last, and takes the focus that its card had. */
export function LastDeleted() {
  const deleted = useGame((state) => state.deletedGame);
  const [earlier] = useState(deleted);
  return (
    <div className="library__deleted" role="status">
      {deleted?.game && (
        <>
          {deletedSentence(titleOf(deleted.game))}{' '}
          <PutBack key={deleted.names[0]} deleted={deleted} hasFocus={deleted !== earlier} />
        </>
      )}
    </div>
  );
}
