import type { Player, RuleBook } from '../../engine';
import { defaultName } from '../../messages';
import { Choice } from './Choice';

const PLAYERS: readonly (readonly [Player, string])[] = [
  ['human', 'human'],
  ['computer', 'computer'],
];

/** A person, and computers for the rest of the fewest seats that a game has. */
export const usualPlayers = ({ seats }: RuleBook): readonly Player[] =>
  seats.fixed.length > 0
    ? seats.fixed.map(({ player }) => player)
    : Array.from({ length: Math.max(2, seats.least) }, (_, seat) =>
        seat === 0 ? 'human' : 'computer',
      );

/** The same players at a table of another size; those who join are computers. */
const resized = (players: readonly Player[], count: number): readonly Player[] =>
  Array.from({ length: count }, (_, seat) => players[seat] ?? 'computer');

/** Asks who plays; nothing where the game leaves no choice. */
export function Seats(props: {
  readonly rules: RuleBook;
  readonly players: readonly Player[];
  readonly onChange: (players: readonly Player[]) => void;
}) {
  const { rules, players, onChange } = props;
  const { least, most, fixed } = rules.seats;
  if (fixed.length > 0) return null;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return (
    <>
      {counts.length > 1 && (
        <Choice
          question="How many players?"
          answers={counts.map((count) => [count, count])}
          value={String(players.length)}
          onChange={(count) => onChange(resized(players, Number(count)))}
        />
      )}
      {players.map((player, seat) => (
        <Choice
          key={defaultName(seat)}
          question={`Is ${defaultName(seat)} a human player or a computer player?`}
          answers={PLAYERS}
          value={player}
          onChange={(next) => onChange(players.with(seat, next))}
        />
      ))}
    </>
  );
}
