import type { RuleBook } from '../engine';
import { counted } from './phrases';

/** What the answers about own words are; `count` is how many there are. */
export const ownWordsAnswers = (count: number) => ({
  no: 'No: those of the list',
  yes: `Yes: ${counted(count, 'word')} as well`,
});

/** How the files of a configuration are chosen. */
export const CONFIGURATION_NOTE =
  'Choose the configuration and the files that it names, at once, one after another, or as a folder, or drop them here.';

export const filesChosen = (count: number): string => `${counted(count, 'file')} chosen.`;

/** Asks which one of several configurations is meant. */
export const WHICH_FILE = 'Which of these files?';

/** What a configured game is played with; its words only once they have been read. */
export const configuredSummary = (
  { rackSize, shortestWord }: RuleBook,
  tiles: number,
  words: number | undefined,
): string =>
  `${counted(tiles, 'tile')}, ${rackSize} on a rack, words of ${shortestWord} letters or more${
    words === undefined ? '' : `, ${counted(words, 'word')}`
  }.`;

/** Asks where the draws of a configured game come from. */
export const DRAWS = {
  question: 'How are tiles drawn?',
  seeded: 'As in the other games',
  course: 'As the program of the course draws',
  about:
    'Tiles come in the order in which that program draws them by the same seed. Its slip is part of that: it counts the last line of the tile file twice. The game’s record and its links keep these draws.',
} as const;

/** How a game by rules of one's own is begun. */
export const OWN_RULES_NOTE =
  'Save the rules of any game, change them in a text editor, and choose the file here.';

/** What a script is made of. */
export const SCRIPT_LABEL = 'Number of players, a name a line, then a command a line';

/** Boxes of the set-up of tiles. */
export const TILES_LABELS = {
  bag: 'Tiles in the bag, in their order',
  rackSize: 'Tiles on a rack',
} as const;

export const letterValueOf = (letter: string): string => `The value of ${letter}`;
