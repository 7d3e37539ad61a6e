export type Game = 'scraebbkle' | 'scrabbkle' | 'classic' | 'crossword' | 'configured';

/** Where the user interface shows a sentence. */
export type Place =
  | 'set-up'
  | 'prompt'
  | 'verdict'
  | 'report'
  | 'announcements'
  | 'transcript'
  | 'result';

/** Games and attempts that the test plays to make the sentences appear. */
export type Scene =
  | 'the example of ScraeBBKle'
  | 'Player 1 wins'
  | 'Player 2 wins'
  | 'a draw'
  | 'the set-up of ScraeBBKle'
  | 'the example of ScraBBKle'
  | 'the human player wins'
  | 'the computer player wins'
  | 'a draw with the computer player'
  | 'the set-up of ScraBBKle'
  | 'a classic game'
  | 'the end of a classic game'
  | 'a crossword'
  | 'the end of a crossword'
  | 'the set-up of a configured game'
  | 'a configured game'
  | 'a report of a configured game'
  | 'the end of a configured game';

interface Prescribed {
  readonly of: Game;
  /** As printed, with the words and squares of its example; `#` stands for any whole number. */
  readonly sentence: string;
  readonly scene: Scene;
  readonly places: readonly Place[];
}

const PROMPT = `Please enter your move in the format: "word,square" (without the quotes)
For example, for suitable tile rack and board configuration, a downward move could be "HI,f4" and a rightward move could be "HI,4f".

In the word, upper-case letters are standard tiles and lower-case letters are wildcards.
Entering "," passes the turn.`;

const PROMPT_OF_SCRABBKLE = `Please enter your move with letter sequence, position, and
direction (d for down, r for right) separated by commas.
Entering just two commas passes.`;

export const TOLD = ['transcript'] as const;
export const ENDING = ['result', 'transcript'] as const;

/** Sentences that a document prescribes word for word. */
export const PRESCRIBED: readonly Prescribed[] = [
  {
    of: 'scraebbkle',
    sentence: PROMPT,
    scene: 'the example of ScraeBBKle',
    places: ['prompt', 'transcript'],
  },
  ...[
    'Start position: d7',
    "OPEN GAME: Player 2's tiles:\nOPEN GAME: [N1], [Z9], [H4], [N1], [T1], [F4], [O1]",
    "OPEN GAME: Player 1's tiles:\nOPEN GAME: [E2], [L1], [R1], [R1], [E2], [V4], [O1]",
    'OPEN GAME: [L1], [U1], [S1], [I1], [_8], [N1], [N1]',
    "It's your turn, Player 1! Your tiles:\n[E2], [E2], [D2], [N1], [I1], [D2], [L1]",
    "It's your turn, Player 2!",
    'The move is: Letters: DINED at position d4',
    'The move is: Letters: TNZON at position 7c',
    'The move is: Letters: INNULaS at position 5i',
    'The move is: Pass Move!',
    `Illegal move format\n${PROMPT}`,
    `The board does not permit word O at position e6. Please try again.\n${PROMPT}`,
    'Player 1 score: 20\nPlayer 2 score: 0',
  ].map(
    (sentence): Prescribed => ({
      of: 'scraebbkle',
      sentence,
      scene: 'the example of ScraeBBKle',
      places: TOLD,
    }),
  ),
  ...[
    'The board does not permit word O at position e6. Please try again.',
    'Illegal move format',
  ].map(
    (sentence): Prescribed => ({
      of: 'scraebbkle',
      sentence,
      scene: 'the example of ScraeBBKle',
      places: ['verdict', 'announcements', 'transcript'],
    }),
  ),
  ...(['Player 1 wins', 'Player 2 wins', 'a draw'] as const).flatMap((scene): Prescribed[] =>
    [
      'Game Over!',
      'Player 1 scored # points.',
      'Player 2 scored # points.',
      scene === 'a draw' ? "It's a draw!" : `${scene}!`,
    ].map((sentence) => ({ of: 'scraebbkle', sentence, scene, places: ENDING })),
  ),
  ...[
    'Would you like to load a board or use the default board?',
    'Please enter the file name of the board:',
    'This is not a valid file. Please enter the file name of the board: ',
    'Is Player 1 a human player or a computer player?',
    'Is Player 2 a human player or a computer player?',
    'Would you like to play an open or a closed game?',
  ].map(
    (sentence): Prescribed => ({
      of: 'scraebbkle',
      sentence,
      scene: 'the set-up of ScraeBBKle',
      places: ['set-up'],
    }),
  ),
  {
    of: 'scrabbkle',
    sentence: PROMPT_OF_SCRABBKLE,
    scene: 'the example of ScraBBKle',
    places: ['prompt', 'transcript'],
  },
  ...[
    "It's your turn! Your tiles:\n[T1], [I1], [U1], [M3], [G2], [R1], [L1]",
    'The move is:    Word: GIT at position f8, direction: right',
    'The move is:    Word: SAR at position h7, direction: down',
    'Human player score:    8\nComputer player score: 0',
    'Human player score:    8\nComputer player score: 4',
    `This is not a valid move.\n${PROMPT_OF_SCRABBKLE}`,
  ].map(
    (sentence): Prescribed => ({
      of: 'scrabbkle',
      sentence,
      scene: 'the example of ScraBBKle',
      places: TOLD,
    }),
  ),
  {
    of: 'scrabbkle',
    sentence: 'This is not a valid move.',
    scene: 'the example of ScraBBKle',
    places: ['verdict', 'announcements', 'transcript'],
  },
  ...(
    [
      ['the human player wins', 'The human player wins!'],
      ['the computer player wins', 'The computer player wins!'],
      ['a draw with the computer player', "It's a draw!"],
    ] as const
  ).flatMap(([scene, winner]): Prescribed[] =>
    [
      'Game Over!',
      'The human player scored # points.',
      'The computer player scored # points.',
      winner,
    ].map((sentence) => ({ of: 'scrabbkle', sentence, scene, places: ENDING })),
  ),
  {
    of: 'scrabbkle',
    sentence: 'This is not a valid file. Please enter the file name of the board: ',
    scene: 'the set-up of ScraBBKle',
    places: ['set-up'],
  },
  { of: 'crossword', sentence: 'Game Over', scene: 'the end of a crossword', places: ENDING },
];

/** A prompt of a document that the user interface replaces by a control or heading. */
interface Standing {
  readonly of: Game;
  /** As printed; letters between underscores are keys to type. */
  readonly prompt: string;
  readonly scene: Scene;
  /** The role and name of the replacement, and the names of its options. */
  readonly control: {
    readonly role: 'group' | 'textbox' | 'heading';
    readonly name: string;
    readonly answers?: readonly string[];
  };
}

const BOARD = 'Would you like to _l_oad a board or use the _d_efault board?';
const RACKS = 'Would you like to play an _o_pen or a _c_losed game?';

const withoutKeys = (question: string): string => question.replaceAll(/_(\w)_/g, '$1');

const boardChoice = (of: 'scraebbkle' | 'scrabbkle', scene: Scene): readonly Standing[] => {
  const asks = {
    role: 'group',
    name: withoutKeys(BOARD),
    answers: ['Load a board…', 'Default board'],
  } as const;
  return [
    { of, prompt: BOARD, scene, control: asks },
    { of, prompt: 'Please enter your choice (l/d): ', scene, control: asks },
    {
      of,
      prompt: 'Please enter the file name of the board: ',
      scene,
      control: { role: 'textbox', name: 'Please enter the file name of the board:' },
    },
  ];
};

const ofScraebbkle = (prompt: string, control: Standing['control']): Standing => ({
  of: 'scraebbkle',
  prompt,
  scene: 'the set-up of ScraeBBKle',
  control,
});

const playerChoice = (number: number): readonly Standing[] => {
  const question = `Is Player ${number} a _h_uman player or a _c_omputer player?`;
  const asks = {
    role: 'group',
    name: withoutKeys(question),
    answers: ['Human', 'Computer'],
  } as const;
  return [ofScraebbkle(question, asks), ofScraebbkle('Please enter your choice (h/c): ', asks)];
};

const racksAsked = {
  role: 'group',
  name: withoutKeys(RACKS),
  answers: ['Open', 'Closed'],
} as const;

/** Prompts that the user interface replaces, since choices are made there, not typed. */
export const STANDING: readonly Standing[] = [
  {
    of: 'scraebbkle',
    prompt: '===== S c r a e B B K l e =====',
    scene: 'the example of ScraeBBKle',
    control: { role: 'heading', name: 'ScraeBBKle' },
  },
  ...boardChoice('scraebbkle', 'the set-up of ScraeBBKle'),
  ...playerChoice(1),
  ...playerChoice(2),
  ofScraebbkle(RACKS, racksAsked),
  ofScraebbkle('Please enter your choice (o/c): ', racksAsked),
  ...boardChoice('scrabbkle', 'the set-up of ScraBBKle'),
];
