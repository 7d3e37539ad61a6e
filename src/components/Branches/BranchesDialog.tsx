import { useEffect, useState } from 'react';
import {
  BRANCHES,
  branchLength,
  branchName,
  cardStanding,
  cardState,
  LIBRARY,
  NOT_OPENED,
  OPENING,
} from '../../messages';
import type { Branch, LibraryGame } from '../../store';
import { useActions, useGame } from '../game-context';
import { GameDialog } from '../GameDialog/GameDialog';
import { useOpenGame } from '../Library/use-open-game';
import { Button, NameForm } from '../ui';
import { BranchComparison } from './BranchComparison';
import './branches.css';

/** What a branch is called; the first of a game is its main line. */
export const nameOf = ({ root }: LibraryGame, { card, name }: Branch): string =>
  branchName(name, card.id === root ? undefined : (card.from ?? 0));

/** One way that the game went, and what can be done with it. */
function BranchItem({ game, branch }: { readonly game: LibraryGame; readonly branch: Branch }) {
  const { nameBranch } = useActions();
  const hereId = useGame(({ table }) => table?.recordId);
  const [isNaming, setNaming] = useState(false);
  const { card } = branch;
  const name = nameOf(game, branch);
  const isHere = card.id === hereId;
  const { open, isSlow, refusal } = useOpenGame(card.id);
  const opening = isSlow ? OPENING.openHere : BRANCHES.open;
  return (
    <li className={isHere ? 'branch branch--here' : 'branch'}>
      {isNaming ? (
        <NameForm
          className="branch__name"
          label={BRANCHES.newName}
          keep={BRANCHES.keepName}
          name={name}
          onName={(typed) => {
            setNaming(false);
            void nameBranch(card.id, typed);
          }}
        />
      ) : (
        <h3>{name}</h3>
      )}
      <p>
        {branchLength(card.turns)} · {cardStanding(card)} · {cardState(card)}
      </p>
      {isHere && <p className="branch__here">{LIBRARY.isHere}</p>}
      <p className={isSlow ? 'branch__note' : 'branch__refusal'} role="status">
        {isSlow ? OPENING.headline : refusal && NOT_OPENED[refusal]}
      </p>
      <div className="branch__ways">
        {!isHere && (
          <Button
            aria-label={`${opening}: ${name}`}
            onClick={() => void open(isSlow ? 'take-over' : 'if-free')}
          >
            {opening}
          </Button>
        )}
        {card.id !== game.root && !isNaming && (
          <Button
            tone="quiet"
            aria-label={`${BRANCHES.rename}: ${name}`}
            onClick={() => setNaming(true)}
          >
            {BRANCHES.rename}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The ways that the game on the table went, each of which can be gone back to. */
export function BranchesDialog() {
  const { openPanel, readLibrary } = useActions();
  // A branch is kept from its first turn on: until then its game is that of its parent.
  const game = useGame(({ library, table }) =>
    library?.games.find(({ records }) =>
      [table?.recordId, table?.parentId].some((id) => records.includes(id ?? '')),
    ),
  );
  const isRead = useGame(({ library }) => library !== undefined);
  useEffect(() => void readLibrary(), [readLibrary]);
  return (
    <GameDialog title={BRANCHES.title} onClose={() => openPanel(undefined)}>
      <div className="branches">
        <p className="branches__note">{BRANCHES.note}</p>
        {game ? (
          <>
            <ul>
              {game.branches.map((branch) => (
                <BranchItem key={branch.card.id} game={game} branch={branch} />
              ))}
            </ul>
            {game.branches.length > 1 && <BranchComparison game={game} />}
          </>
        ) : (
          <p>{isRead ? BRANCHES.none : BRANCHES.reading}</p>
        )}
      </div>
    </GameDialog>
  );
}
