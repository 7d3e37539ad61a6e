import { useEffect, useState } from 'react';
import type { Turn } from '../../engine';
import { BRANCHES, branchName, comparedTurn } from '../../messages';
import type { LibraryGame } from '../../store';
import { useActions, useGame } from '../game-context';

/** The turns of a record, once they are read. */
function useTurns(id: string): readonly Turn[] {
  const { turnsOfGame } = useActions();
  const [read, setRead] = useState<{ readonly id: string; readonly turns: readonly Turn[] }>();
  useEffect(() => {
    let isMounted = true;
    void turnsOfGame(id).then((turns = []) => {
      if (isMounted) setRead({ id, turns });
    });
    return () => {
      isMounted = false;
    };
  }, [id, turnsOfGame]);
  return read?.id === id ? read.turns : [];
}

const isAlike = (one: Turn | undefined, other: Turn | undefined): boolean =>
  comparedTurn(one) === comparedTurn(other);

/** Chooses one of the branches. */
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
        {game.branches.map(({ card, name }) => (
          <option key={card.id} value={card.id}>
            {branchName(name, card.id === game.root ? undefined : (card.from ?? 0))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Two branches, turn by turn from where they part. */
export function BranchComparison({ game }: { readonly game: LibraryGame }) {
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
    return branchName(branch?.name, id === game.root ? undefined : (branch?.card.from ?? 0));
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
