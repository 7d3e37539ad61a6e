import { memo, useRef, useState } from 'react';
import {
  branchCount,
  BRANCHES,
  cardGame,
  cardStanding,
  cardState,
  LIBRARY,
  longAgo,
  NOT_OPENED,
  OPENING,
} from '../../messages';
import type { LibraryGame } from '../../store';
import { useActions, useGame } from '../game-context';
import {
  Button,
  closeMenu,
  ConfirmButton,
  Menu,
  MenuItem,
  moveFocus,
  NameForm,
  saveText,
} from '../ui';
import { focusCards } from './CardList';
import { titleOf } from './find-games';
import { GamePicture } from './GamePicture';
import { type Refusal, refusalOf, useOpenGame } from './use-open-game';

/** Whether a game was entered or read from a file, and not played on in a branch. */
const isCorrectable = ({ card }: LibraryGame): boolean =>
  card.isImported === true && card.parent === undefined;

function MoreMenu(props: {
  readonly game: LibraryGame;
  readonly isHere: boolean;
  readonly isElsewhere: boolean;
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onReview: () => void;
  readonly onBranches: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  const { game, isHere, isElsewhere } = props;
  const { onRename, onDuplicate, onReview, onBranches, onEdit, onDelete } = props;
  const { recordOfGame } = useActions();
  const { id, winners, seenFrom, isEntry = false } = game.card;
  const isCorrected = isCorrectable(game);
  const opensInEditor = isEntry && !isHere;
  const save = async (): Promise<void> => {
    const text = await recordOfGame(id);
    if (text !== undefined) saveText('game.json', 'application/json', text);
  };
  return (
    <Menu label={LIBRARY.more} name={`${LIBRARY.more}: ${titleOf(game)}`}>
      {!isHere && !opensInEditor && (
        <a
          className="button button--quiet"
          href={`#game=${encodeURIComponent(id)}`}
          target="_blank"
          rel="noreferrer"
          onClick={({ currentTarget }) => closeMenu(currentTarget)}
        >
          {LIBRARY.openInTab}
        </a>
      )}
      {game.branches.length > 1 && <MenuItem onPress={onBranches}>{BRANCHES.title}</MenuItem>}
      {(winners || seenFrom !== undefined) && (
        <MenuItem onPress={onReview}>{LIBRARY.review}</MenuItem>
      )}
      <MenuItem onPress={onRename}>{LIBRARY.rename}</MenuItem>
      <MenuItem onPress={onDuplicate}>{LIBRARY.duplicate}</MenuItem>
      {((isCorrected && !opensInEditor) || (winners && seenFrom === undefined)) && (
        <MenuItem onPress={onEdit}>{isCorrected ? LIBRARY.correct : LIBRARY.editCopy}</MenuItem>
      )}
      <MenuItem onPress={() => void save()}>{LIBRARY.save}</MenuItem>
      {/* A game that is being played would be saved again with its next turn. */}
      {!isHere && !isElsewhere && <MenuItem onPress={onDelete}>{LIBRARY.delete}</MenuItem>}
    </Menu>
  );
}

export const GameCardItem = memo(function GameCardItem(props: {
  readonly game: LibraryGame;
  readonly now: number;
}) {
  const { game, now } = props;
  const { openPanel, showFront, showTab } = useActions();
  const { recoverGame, duplicateGame, giveTitle, deleteGame, editGame } = useActions();
  const { card } = game;
  const { open: openAs, isSlow, refusal, setRefusal } = useOpenGame(card.id);
  const hereId = useGame(({ table }) => table?.recordId);
  const held = useGame(({ library }) => library?.held);
  const [isNaming, setNaming] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const isHere = game.records.includes(hereId ?? '');
  const isElsewhere = !isHere && game.records.some((id) => held?.includes(id));

  const mayTakeOver = isElsewhere || refusal === 'IN_ANOTHER_TAB';
  const open = async (): Promise<boolean> => {
    if (!card.isEntry || isHere) return openAs(mayTakeOver || isSlow ? 'take-over' : 'if-free');
    await edit();
    return false;
  };
  const review = async (): Promise<void> => {
    if (await open()) showTab('review');
  };
  const showBranches = async (): Promise<void> => {
    // The list of branches is the same for every branch of the game on the table.
    if (!isHere && !(await open())) return;
    showFront(false);
    openPanel('branches');
  };
  async function edit(): Promise<void> {
    setRefusal(refusalOf(await editGame(card.id, isCorrectable(game) ? 'correct' : 'copy')));
  }
  const recover = async (): Promise<void> => setRefusal(refusalOf(await recoverGame(card.id)));
  const duplicate = async (): Promise<void> => setRefusal(refusalOf(await duplicateGame(game)));
  const remove = async (): Promise<void> => setRefusal(refusalOf(await deleteGame(game)));

  const opening = mayTakeOver ? LIBRARY.playHere : isSlow ? OPENING.openHere : LIBRARY.open;
  const endNaming = (): void => {
    moveFocus(ways.current?.querySelector('summary'));
    setNaming(false);
  };

  return (
    <div className="game-card">
      <GamePicture card={card} />
      <div className="game-card__text">
        {isNaming ? (
          <NameForm
            className="game-card__title-form"
            label={LIBRARY.newTitle}
            keep={LIBRARY.keepTitle}
            name={game.title ?? ''}
            placeholder={cardStanding(card)}
            onName={(title) => {
              endNaming();
              void giveTitle(game.root, title);
            }}
            onCancel={endNaming}
          />
        ) : (
          <h3>{titleOf(game)}</h3>
        )}
        {game.title !== undefined && <p>{cardStanding(card)}</p>}
        <p>{cardGame(card)}</p>
        <p>
          <b className={card.winners ? undefined : 'game-card__running'}>{cardState(card)}</b>
          {' · '}
          {longAgo(game.played, now)}
          {game.branches.length > 1 && ` · ${branchCount(game.branches.length)}`}
        </p>
        {card.seenFrom !== undefined && <p>{LIBRARY.isSeenOnly}</p>}
        {isElsewhere && <p>{LIBRARY.isElsewhere}</p>}
        {isHere && <p>{LIBRARY.isHere}</p>}
        <p className={isSlow ? undefined : 'game-card__refusal'} role="status">
          {isSlow ? OPENING.headline : refusal && NOT_OPENED[refusal]}
        </p>
        {refusal === 'DAMAGED' && (
          <Button onClick={() => void recover()}>{LIBRARY.damagedRecover}</Button>
        )}
        <div ref={ways} className="game-card__ways">
          <Button
            className="game-card__open"
            aria-label={`${opening}: ${titleOf(game)}`}
            onClick={() => void open()}
          >
            {opening}
          </Button>
          <MoreMenu
            game={game}
            isHere={isHere}
            isElsewhere={isElsewhere}
            onRename={() => setNaming(true)}
            onDuplicate={() => void duplicate()}
            onReview={() => void review()}
            onBranches={() => void showBranches()}
            onEdit={() => void edit()}
            onDelete={() => void remove()}
          />
        </div>
      </div>
    </div>
  );
});

/** An unreadable saved record; its text can be saved as a file. */
export function DamagedGame({ id }: { readonly id: string }) {
  const { recordOfGame, recoverGame, discardGame } = useActions();
  const [refusal, setRefusal] = useState<Refusal>();
  const recover = async (): Promise<void> => setRefusal(refusalOf(await recoverGame(id)));
  const save = async (): Promise<void> => {
    const text = await recordOfGame(id);
    if (text !== undefined) saveText('damaged-game.txt', 'text/plain', text);
  };
  const discard = (): void => {
    focusCards(document.activeElement);
    void discardGame(id);
  };
  return (
    <div className="game-card game-card--damaged">
      <h3>{LIBRARY.damaged}</h3>
      <p className="game-card__refusal" role="status">
        {refusal && NOT_OPENED[refusal]}
      </p>
      <div className="game-card__ways">
        <Button onClick={() => void recover()}>{LIBRARY.damagedRecover}</Button>
        <Button onClick={() => void save()}>{LIBRARY.damagedSave}</Button>
        <ConfirmButton
          block="discard"
          label={LIBRARY.damagedDiscard}
          keep={LIBRARY.damagedKeep}
          yes={LIBRARY.damagedYes}
          onYes={discard}
        />
      </div>
    </div>
  );
}
