import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Turn } from '../../engine';
import {
  BRANCHES,
  branchLength,
  branchName,
  cardStanding,
  cardState,
  comparedTurn,
  LIBRARY,
  NOT_OPENED,
  OPENING,
} from '../../messages';
import type { Branch, LibraryGame } from '../../store';
import { useActions, useGame } from '../game-context';
import { useOpenGame } from '../Library/use-open-game';
import { Button, moveFocus, NameForm, pressOnce } from '../ui';
import './branches.css';

/** Returns the turns of a record, read again after each turn; empty until then. */
function useTurns(id: string): readonly Turn[] {
  const { turnsOfGame } = useActions();
  const turnsPlayed = useGame(({ table }) => table?.turns);
  const [read, setRead] = useState<{ readonly id: string; readonly turns: readonly Turn[] }>();
  useEffect(() => {
    if (turnsPlayed === undefined) return undefined;
    let isMounted = true;
    void turnsOfGame(id).then((turns = []) => {
      if (isMounted) setRead({ id, turns });
    });
    return () => {
      isMounted = false;
    };
  }, [id, turnsOfGame, turnsPlayed]);
  return read?.id === id ? read.turns : [];
}

const isAlike = (one: Turn | undefined, other: Turn | undefined): boolean =>
  comparedTurn(one) === comparedTurn(other);

/** The root of a game is its main line. */
const nameOf = ({ root }: LibraryGame, { card, name }: Branch): string =>
  branchName(name, card.id === root ? undefined : (card.from ?? 0));

function BranchChoice(props: {
  readonly label: string;
  readonly game: LibraryGame;
  readonly id: string;
  readonly onChange: (id: string) => void;
}) {
  const { label, game, id, onChange } = props;
  return (
    <label>
      {label}{' '}
      <select value={id} onChange={({ target }) => onChange(target.value)}>
        {game.branches.map((branch) => (
          <option key={branch.card.id} value={branch.card.id}>
            {nameOf(game, branch)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Compares two branches turn by turn, from their first difference. */
function BranchComparison({ game }: { readonly game: LibraryGame }) {
  const hereId = useGame(({ table }) => table?.recordId ?? '');
  const [first, setFirst] = useState(game.branches[0]?.card.id ?? '');
  const [second, setSecond] = useState(
    game.branches.find(({ card }) => card.id === hereId && card.id !== first)?.card.id ??
      game.branches[1]?.card.id ??
      '',
  );
  const [one, other] = [useTurns(first), useTurns(second)];
  const length = Math.max(one.length, other.length);
  const numbers = Array.from({ length }, (_, index) => index);
  const parting = numbers.find((index) => !isAlike(one[index], other[index]));
  const names = [first, second].map((id) => {
    const branch = game.branches.find(({ card }) => card.id === id);
    return branch && nameOf(game, branch);
  });
  return (
    <section className="branches__comparison" aria-label={BRANCHES.compare}>
      <div className="branches__choices">
        <BranchChoice label={BRANCHES.compare} game={game} id={first} onChange={setFirst} />
        <BranchChoice label={BRANCHES.with} game={game} id={second} onChange={setSecond} />
      </div>
      {parting === undefined ? (
        <p>{length > 0 && BRANCHES.alike}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{BRANCHES.turn}</th>
              {names.map((name, place) => (
                <th scope="col" key={place}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers.slice(parting).map((index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{comparedTurn(one[index])}</td>
                <td>{comparedTurn(other[index])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function BranchItem({ game, branch }: { readonly game: LibraryGame; readonly branch: Branch }) {
  const { giveTitle } = useActions();
  const hereId = useGame(({ table }) => table?.recordId);
  const [isNaming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const { card } = branch;
  const name = nameOf(game, branch);
  const isHere = card.id === hereId;
  const { open, isSlow, refusal } = useOpenGame(card.id);
  const isElsewhere = refusal === 'IN_ANOTHER_TAB';
  const opening = isElsewhere ? LIBRARY.playHere : isSlow ? OPENING.openHere : BRANCHES.open;
  const endNaming = (): void => {
    // The button is there again when the focus moves to it.
    flushSync(() => setNaming(false));
    moveFocus(rename.current);
  };
  return (
    <li className={isHere ? 'branch branch--here' : 'branch'}>
      {isNaming ? (
        <NameForm
          className="branch__name"
          label={BRANCHES.newName}
          keep={BRANCHES.keepName}
          name={branch.name ?? ''}
          placeholder={name}
          onName={(typed) => {
            endNaming();
            void giveTitle(card.id, typed);
          }}
          onCancel={endNaming}
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
            onClick={() => void open(isElsewhere || isSlow ? 'take-over' : 'if-free')}
          >
            {opening}
          </Button>
        )}
        {card.id !== game.root && !isNaming && (
          <Button
            ref={rename}
            tone="quiet"
            aria-label={`${BRANCHES.rename}: ${name}`}
            onClick={() => setNaming(true)}
            onKeyDown={pressOnce}
          >
            {BRANCHES.rename}
          </Button>
        )}
      </div>
    </li>
  );
}

export function BranchesPage() {
  const { readLibrary, readGameAgain } = useActions();
  // A branch is saved from its first turn on; until then the game of its parent is shown.
  const game = useGame(({ library, table }) =>
    library?.games.find(({ records }) =>
      [table?.recordId, table?.parentId].some((id) => records.includes(id ?? '')),
    ),
  );
  const isRead = useGame(({ library }) => library !== undefined);
  const turnsPlayed = useGame(({ table }) => table?.turns);
  useEffect(() => void readLibrary(), [readLibrary]);
  // The game continues beside the page.
  useEffect(() => {
    if (turnsPlayed !== undefined) void readGameAgain();
  }, [readGameAgain, turnsPlayed]);
  return (
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
  );
}
