import {
  type Level,
  levelOf,
  type RuleBook,
  type Seat,
  sanitizeName,
  DEFAULT_LEVEL,
} from '../../engine';
import {
  defaultName,
  levelQuestion,
  nameLabel,
  playerQuestion,
  QUESTIONS,
  SETUP,
  skillLabel,
  whereaboutsQuestion,
} from '../../messages';
import type { SecondPlayer } from '../../store';
import type { RemoteSeats } from '../../table';
import { LevelChoice } from '../LevelChoice/LevelChoice';
import { Choice, Field, NumberField } from '../ui';

const PLAYERS = [
  ['human', SETUP.players.human],
  ['computer', SETUP.players.computer],
  ['far', SETUP.players.far],
] as const;

const WHEREABOUTS = [
  ['human', SETUP.whereabouts.human],
  ['far', SETUP.whereabouts.far],
] as const;

/** A seat during setup; name and skill are as typed. */
export interface SeatDraft {
  /** `far` is a human at another screen. */
  readonly player: SecondPlayer;
  readonly name: string;
  readonly skill: string;
  /** Applies only if a computer plays the seat. */
  readonly level: Level;
}

const seatDraft = (player: SecondPlayer, level: Level): SeatDraft => ({
  player,
  name: '',
  skill: '1',
  level,
});

/** Default seats: a human, a second player, and computers up to the minimum number of seats. */
export const usualSeats = (
  { seats }: RuleBook,
  level: Level,
  second: SecondPlayer = 'computer',
): readonly SeatDraft[] =>
  seats.fixed.length > 0
    ? seats.fixed.map(({ player }) => seatDraft(player, level))
    : Array.from({ length: Math.max(Math.min(2, seats.most), seats.least) }, (_, seat) =>
        seatDraft(seat === 0 ? 'human' : seat === 1 ? second : 'computer', level),
      );

/** Player and level of each seat; the level is undefined if it does not apply. */
export const seatsWithLevels = (rules: RuleBook, drafts: readonly SeatDraft[]) =>
  drafts.map(({ player, level }) => ({
    player,
    level: player === 'far' ? undefined : levelOf(rules, { player, level }),
  }));

/** Seats for the engine, with default names for empty ones. */
export const seatsOf = (rules: RuleBook, drafts: readonly SeatDraft[]): readonly Seat[] =>
  drafts.map(({ name, skill, level, ...draft }, seat) => {
    const player = draft.player === 'far' ? 'human' : draft.player;
    return {
      name: rules.seats.fixed[seat]?.name ?? (sanitizeName(name) || defaultName(seat)),
      player,
      skill: Number(skill),
      level: levelOf(rules, { player, level }),
    };
  });

/** 0-based seats of players at other screens. */
export const farSeatsOf = (drafts: readonly SeatDraft[]): RemoteSeats =>
  drafts.flatMap(({ player }, seat) => (player === 'far' ? [seat] : []));

/** Resizes a list of seats. Added seats are computers with the level of the last seat. */
const resized = (drafts: readonly SeatDraft[], count: number): readonly SeatDraft[] =>
  Array.from(
    { length: count },
    (_, seat) => drafts[seat] ?? seatDraft('computer', drafts.at(-1)?.level ?? DEFAULT_LEVEL),
  );

const SKILLS = { min: 0, max: 1 };

function SeatQuestion(props: {
  readonly seat: number;
  readonly draft: SeatDraft;
  readonly rules: RuleBook;
  readonly isOwnList: boolean;
  readonly onChange: (draft: SeatDraft) => void;
}) {
  const { seat, draft, rules, isOwnList, onChange } = props;
  const hasSkill = rules.computers === 'by-skill';
  const name = defaultName(seat);
  return (
    <div className="seat-question">
      <Choice
        question={playerQuestion(seat)}
        answers={PLAYERS}
        value={draft.player}
        onChange={(player) => onChange({ ...draft, player })}
      />
      {hasSkill && draft.player === 'computer' && (
        <NumberField
          label={skillLabel(name)}
          range={SKILLS}
          step={0.01}
          value={draft.skill}
          onChange={(skill) => onChange({ ...draft, skill })}
        />
      )}
      {!hasSkill && draft.player === 'computer' && (
        <LevelChoice
          question={<span className="visually-hidden">{levelQuestion(name)}</span>}
          rules={rules}
          isOwnList={isOwnList}
          value={draft.level}
          onChange={(level) => onChange({ ...draft, level })}
        />
      )}
    </div>
  );
}

/** Asks for the names of the players at this screen, unless the rules fix them. */
export function Names(props: {
  readonly rules: RuleBook;
  readonly seats: readonly SeatDraft[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}) {
  const { rules, seats, onChange } = props;
  if (rules.seats.fixed.length > 0) return null;
  const people = seats.filter(({ player }) => player === 'human').length;
  return (
    <div className="fields">
      {seats.map(
        (draft, seat) =>
          draft.player !== 'far' && (
            <Field key={defaultName(seat)} label={nameLabel(defaultName(seat))}>
              <input
                value={draft.name}
                placeholder={
                  people === 1 && draft.player === 'human' ? SETUP.you : defaultName(seat)
                }
                maxLength={40}
                spellCheck={false}
                onChange={({ target }) =>
                  onChange(seats.with(seat, { ...draft, name: target.value }))
                }
              />
            </Field>
          ),
      )}
    </div>
  );
}

/** Asks who plays; with fixed seats, only where humans sit and how strong computers are. */
export function Seats(props: {
  readonly rules: RuleBook;
  /** Whether the words come from the player's list. */
  readonly isOwnList: boolean;
  readonly seats: readonly SeatDraft[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}) {
  const { rules, isOwnList, seats, onChange } = props;
  const { least: min, most: max, fixed } = rules.seats;
  const hasSkill = rules.computers === 'by-skill';
  if (fixed.length > 0) {
    return fixed.map(({ name, player }, seat) => {
      const draft = seats[seat];
      if (!draft) return null;
      if (player === 'human') {
        return (
          <Choice
            key={name}
            question={whereaboutsQuestion(name)}
            answers={WHEREABOUTS}
            value={draft.player === 'far' ? 'far' : 'human'}
            onChange={(next) => onChange(seats.with(seat, { ...draft, player: next }))}
          />
        );
      }
      return hasSkill ? null : (
        <LevelChoice
          key={name}
          question={levelQuestion(name)}
          rules={rules}
          isOwnList={isOwnList}
          value={draft.level}
          onChange={(level) => onChange(seats.with(seat, { ...draft, level }))}
        />
      );
    });
  }
  const counts = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
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
          rules={rules}
          isOwnList={isOwnList}
          onChange={(next) => onChange(seats.with(seat, next))}
        />
      ))}
    </>
  );
}
