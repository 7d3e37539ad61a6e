import type { Player, RuleBook, Seat } from '../../engine';
import { defaultName, playerQuestion, QUESTIONS, whereaboutsQuestion } from '../../messages';
import type { FarSeats } from '../../table';
import { Choice, Field, NumberField } from '../ui';

const PLAYERS = [
  ['human', 'human'],
  ['computer', 'computer'],
  ['far', 'far away'],
] as const;

/** Where a person sits in a game that leaves no other choice about its seats. */
const WHEREABOUTS = [
  ['human', 'here'],
  ['far', 'far away'],
] as const;

/** A seat as it is being set up: name and skill as they were typed. */
export interface SeatDraft {
  /** A person at this screen, a computer, or a person at another screen. */
  readonly player: Player | 'far';
  readonly name: string;
  readonly skill: string;
}

const seatDraft = (player: SeatDraft['player']): SeatDraft => ({ player, name: '', skill: '1' });

/** A person, and computers for the rest of the fewest seats that a game has. */
export const usualSeats = ({ seats }: RuleBook): readonly SeatDraft[] =>
  seats.fixed.length > 0
    ? seats.fixed.map(({ player }) => seatDraft(player))
    : Array.from({ length: Math.max(Math.min(2, seats.most), seats.least) }, (_, seat) =>
        seatDraft(seat === 0 ? 'human' : 'computer'),
      );

/** The seats of a game, by what was typed about them. */
export const seatsOf = ({ seats }: RuleBook, drafts: readonly SeatDraft[]): readonly Seat[] =>
  drafts.map(({ player, name, skill }, seat) => ({
    name: seats.fixed[seat]?.name ?? (name.trim() || defaultName(seat)),
    player: player === 'far' ? 'human' : player,
    skill: Number(skill),
  }));

/** The seats whose players sit at other screens. */
export const farSeatsOf = (drafts: readonly SeatDraft[]): FarSeats =>
  drafts.flatMap(({ player }, seat) => (player === 'far' ? [seat] : []));

/** The same seats at a table of another size; those who join are computers. */
const resized = (drafts: readonly SeatDraft[], count: number): readonly SeatDraft[] =>
  Array.from({ length: count }, (_, seat) => drafts[seat] ?? seatDraft('computer'));

const SKILLS = { least: 0, most: 1 };

/** Asks who plays one seat. */
function SeatQuestion(props: {
  readonly seat: number;
  readonly draft: SeatDraft;
  readonly hasSkill: boolean;
  readonly onChange: (draft: SeatDraft) => void;
}) {
  const { seat, draft, hasSkill, onChange } = props;
  const name = defaultName(seat);
  return (
    <div className="seat-question">
      <Choice
        question={playerQuestion(seat)}
        answers={PLAYERS}
        value={draft.player}
        onChange={(player) => onChange({ ...draft, player })}
      />
      {draft.player !== 'far' && (
        <Field
          label={
            <>
              Name<span className="visually-hidden"> of {name}</span>
            </>
          }
        >
          <input
            value={draft.name}
            placeholder={name}
            maxLength={40}
            spellCheck={false}
            onChange={({ target }) => onChange({ ...draft, name: target.value })}
          />
        </Field>
      )}
      {hasSkill && draft.player === 'computer' && (
        <NumberField
          label={
            <>
              Skill<span className="visually-hidden"> of {name}</span>, 0 to 1
            </>
          }
          range={SKILLS}
          step={0.01}
          value={draft.skill}
          onChange={(skill) => onChange({ ...draft, skill })}
        />
      )}
    </div>
  );
}

/** Asks who plays; where the game leaves no choice, only where. */
export function Seats(props: {
  readonly rules: RuleBook;
  readonly seats: readonly SeatDraft[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}) {
  const { rules, seats, onChange } = props;
  const { least, most, fixed } = rules.seats;
  if (fixed.length > 0) {
    return fixed.map(({ name, player }, seat) => {
      const draft = seats[seat];
      return player === 'human' && draft ? (
        <Choice
          key={name}
          question={whereaboutsQuestion(name)}
          answers={WHEREABOUTS}
          value={draft.player === 'far' ? 'far' : 'human'}
          onChange={(next) => onChange(seats.with(seat, { ...draft, player: next }))}
        />
      ) : null;
    });
  }
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return (
    <>
      {counts.length > 1 && (
        <Choice
          question={QUESTIONS.players}
          answers={counts.map((count) => [count, count])}
          value={String(seats.length)}
          onChange={(count) => onChange(resized(seats, Number(count)))}
        />
      )}
      {seats.map((draft, seat) => (
        <SeatQuestion
          key={defaultName(seat)}
          seat={seat}
          draft={draft}
          hasSkill={rules.computers === 'by-skill'}
          onChange={(next) => onChange(seats.with(seat, next))}
        />
      ))}
    </>
  );
}
