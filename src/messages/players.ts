import { type Level, levelOf, type Seat } from '../engine';
import { levelName } from './levels';
import { defaultName, playerInSentence, playerName, type Players } from './phrases';

/** The players as the screen names them. Records, files, pictures and links use `playerName` instead. */
export interface PlayersOnScreen extends Players {
  readonly seats: readonly Pick<Seat, 'name' | 'player' | 'level'>[];
  /** Seat of the only person at this screen (0-based); undefined if there is none, or more than one. */
  readonly you: number | undefined;
  /** Seat of the person who sent the game by a link; undefined for a game that was played here. */
  readonly sender?: number | undefined;
}

/** The name of a person who sent a game by a link, unless one was typed. */
export const SENDER = 'Sender';

/** The name that a person typed for a seat; undefined for a name that the game gave it. */
function typedName(players: PlayersOnScreen, seat: number): string | undefined {
  const name = playerName(players, seat);
  // After a rematch, players keep the names of their first seats.
  const isGiven =
    players.seats.some((_, other) => name === defaultName(other)) ||
    players.rules.seats.fixed.some((each) => each.name === name);
  return isGiven ? undefined : name;
}

/** A name without regard to other seats: `Ada`, `Casual`, `Computer`, `Player 2`. */
function ownName(players: PlayersOnScreen, seat: number): string {
  const data = players.seats[seat];
  const typed = typedName(players, seat);
  if (typed !== undefined) return typed;
  if (seat === players.sender) return SENDER;
  if (data?.player !== 'computer') return playerName(players, seat);
  const level = levelOf(players.rules, data);
  return level === undefined ? 'Computer' : levelName(level);
}

/** The name of a seat for lists and tables: `You`, `Casual`, `Casual 2`, `Ada (1)`; a typed name even of your own. */
export function nameOnCard(players: PlayersOnScreen, seat: number): string {
  if (seat === players.you && typedName(players, seat) === undefined) return 'You';
  const name = ownName(players, seat);
  const alike = [...players.seats.keys()].filter(
    (other) => other !== players.you && ownName(players, other) === name,
  );
  if (alike.length < 2 || !alike.includes(seat)) return name;
  return typedName(players, seat) === undefined
    ? `${name} ${alike.indexOf(seat) + 1}`
    : `${name} (${seat + 1})`;
}

/** The level of a computer whose name does not say it; undefined for other seats. */
export const levelBesideName = (players: PlayersOnScreen, seat: number): Level | undefined =>
  players.seats[seat] && typedName(players, seat) !== undefined
    ? levelOf(players.rules, players.seats[seat])
    : undefined;

/** A player as the subject that begins a sentence: `You`, `Casual`. */
export const nameOnScreen = (players: PlayersOnScreen, seat: number): string =>
  seat === players.you ? 'You' : nameOnCard(players, seat);

/** A player inside a sentence: `you`, `Casual`. */
export const nameInside = (players: PlayersOnScreen, seat: number): string =>
  seat === players.you ? 'you' : nameOnCard(players, seat);

/** `Your` or `Casual’s`, to begin a sentence. */
export const possessive = (players: PlayersOnScreen, seat: number): string =>
  seat === players.you ? 'Your' : `${nameOnCard(players, seat)}’s`;

/** A regular verb in the present tense that agrees with a player: `You lead`, `Casual leads`. */
export const verbFor = (players: PlayersOnScreen, seat: number, verb: string): string =>
  seat === players.you ? verb : `${verb}s`;

/**
 * Says whom the screen calls differently from the record: `Player 1 is you. Player 2 is Casual.` Empty if all names are
 * the same.
 */
export const whoIsWho = (players: PlayersOnScreen): string =>
  [...players.seats.keys()]
    .filter((seat) => nameInside(players, seat) !== playerName(players, seat))
    .map((seat) => `${playerInSentence(players, seat)} is ${nameInside(players, seat)}.`)
    .join(' ');
