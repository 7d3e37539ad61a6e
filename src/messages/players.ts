import {
  type Level,
  levelOf,
  type RuleBook,
  type Seat,
  type ThinkingTime,
  type Turn,
} from '../engine';
import {
  counted,
  defaultName,
  notInList,
  playerName,
  type Players,
  sentenceFor,
  type Sentences,
  rackTileCount,
} from './phrases';

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

interface LevelWords {
  readonly name: string;
  readonly inShort: string;
  /** `inShort` for alphabets without word frequencies, if it differs. */
  readonly inOtherLetters?: string;
  /** `inShort` for a word list in an unknown language, if it differs. */
  readonly byOwnList?: string;
}

const WORDS: Readonly<Record<Level, LevelWords>> = {
  gentle: {
    name: 'Gentle',
    inShort: 'Plays everyday words and misses plenty.',
    inOtherLetters: 'Plays short words and misses plenty.',
    byOwnList: 'Plays everyday words, or short ones if your list isn’t English. Misses plenty.',
  },
  easy: {
    name: 'Easy',
    inShort: 'Plays common words and misses some.',
    inOtherLetters: 'Plays short words and misses some.',
    byOwnList: 'Plays common words, or short ones if your list isn’t English. Misses some.',
  },
  casual: {
    name: 'Casual',
    inShort: 'Plays common words, now and then a rare one.',
    inOtherLetters: 'Plays short words, now and then a long one.',
    byOwnList: 'Plays common words, or short ones if your list isn’t English.',
  },
  club: { name: 'Club', inShort: 'Always plays the highest-scoring move.' },
  expert: { name: 'Expert', inShort: 'Weighs the tiles it keeps and your best reply.' },
  champion: { name: 'Champion', inShort: 'Simulates thousands of games before each move.' },
};

const ALPHABET_WITH_FREQUENCIES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const levelName = (level: Level): string => WORDS[level].name;

/** Describes how computers of a level play; `isOwnList` if the game uses the player's own word list. */
export function levelInShort(
  level: Level,
  { tileSet }: Pick<RuleBook, 'tileSet'>,
  isOwnList = false,
): string {
  const areFrequenciesKnown =
    tileSet.letters.map(({ letter }) => letter).join('') === ALPHABET_WITH_FREQUENCIES;
  const { inShort, inOtherLetters, byOwnList } = WORDS[level];
  if (!areFrequenciesKnown) return inOtherLetters ?? inShort;
  return (isOwnList ? byOwnList : undefined) ?? inShort;
}

export const AGAINST_COMPUTER = 'Opponent';

export const THINKING_TIME_QUESTION = 'Champion’s thinking time';

export const thinkingTimeText = (seconds: ThinkingTime): string => counted(seconds, 'second');

const TURNS: Sentences<Exclude<Turn, { kind: 'play' }>, [name: string]> = {
  pass: (_, name) => `${name} passed.`,
  resign: (_, name) => `${name} resigned.`,
  exchange: ({ returned }, name) =>
    `${name} exchanged ${counted(rackTileCount(returned), 'tile')}.`,
  'lost-turn': ({ words }, name) => `${name} lost a turn: ${notInList(words)}.`,
};

/** A turn that is not a play. */
export const turnSentence = (
  players: PlayersOnScreen,
  turn: Exclude<Turn, { kind: 'play' }>,
): string => sentenceFor(TURNS, turn, nameOnScreen(players, turn.seat));

export const turnTakenBack = (isRetry: boolean) => ({
  headline: 'Undone.',
  reason: isRetry
    ? 'The turn you played first is in Menu › Branches.'
    : 'Your earlier game is in Menu › Your games.',
});

export const lostTurnSentence = (words: readonly string[]): string =>
  `Turn lost. ${notInList(words)}.`;
