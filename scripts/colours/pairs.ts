/** Something that must be seen, by any one of its colours, on what lies beneath or beside it. */
export interface Pair {
  /** Tokens; of a ring or an edge of two tones, either may be the one that shows it. */
  readonly over: readonly string[];
  readonly under: string;
}

/** Pairs of one kind, and the contrast that each must have, as WCAG 2 counts it. */
export interface Kind {
  readonly name: string;
  /** In light and in dark, and in high contrast; undefined where nothing is asked of them. */
  readonly min: number | undefined;
  readonly leastInHighContrast: number | undefined;
  readonly pairs: readonly Pair[];
}

const on = (under: string, ...tokens: readonly string[]): readonly Pair[] =>
  tokens.map((token) => ({ over: [token], under }));

const onEach = (grounds: readonly string[], ...over: readonly string[]): readonly Pair[] =>
  grounds.map((under) => ({ over, under }));

/** The steps of lightness: a factor of 1, 2, 3, and of 4 or more. */
export const STEPS = [1, 2, 3, 4] as const;

/** The colours of premium squares that help: of letters, then of words. */
export const LETTERS = STEPS.map((step) => `letter-${step}`);
export const WORDS = STEPS.map((step) => `word-${step}`);

/** The stripes of a premium square that does not. */
export const TRAPS = ['trap-a', 'trap-b'] as const;

const PREMIUMS = [...LETTERS, ...WORDS, ...TRAPS];
const BOARD = ['square', 'gapline', 'rim', 'ledge'];
const TILE = ['tile-top', 'tile-bottom'];

/** A move laid, the last one, one that is refused, and a tile in hand. */
const MARKS = ['mark-draft', 'mark-last', 'mark-refusal', 'mark-selection'];

/** Where panels, dialogs, menus and controls stand, and what a control is when it is not pressed. */
const GROUNDS = ['page', 'panel', 'sunken', 'hover', 'selected'];

/** Every pair of the page, by kind. What cannot be used now is excepted, as WCAG 2 has it. */
export const KINDS: readonly Kind[] = [
  {
    name: 'text',
    min: 7,
    leastInHighContrast: 7,
    pairs: onEach([...GROUNDS, 'square'], 'ink'),
  },
  {
    name: 'quiet text',
    min: 4.5,
    leastInHighContrast: 7,
    pairs: [
      ...onEach(GROUNDS, 'muted'),
      ...on('rim', 'rim-label'),
      ...on('rim-2', 'rim-label'),
      ...onEach(['ledge', 'ledge-2'], 'on-wood'),
    ],
  },
  {
    name: 'text in a colour',
    min: 4.5,
    leastInHighContrast: 7,
    pairs: [
      ...on('panel', 'accent', 'refusal'),
      ...on('page', 'refusal'),
      ...on('accent', 'on-accent'),
      ...on('accent-strong', 'on-accent'),
      ...on('refusal', 'on-refusal'),
      ...on('plus', 'on-accent'),
      ...on('zero', 'zero-ink'),
      ...on('negative', 'on-negative'),
    ],
  },
  {
    name: 'premium labels',
    min: 4.5,
    leastInHighContrast: 7,
    pairs: [
      ...onEach(['letter-1', 'letter-2'], 'letter-ink'),
      ...on('letter-3', 'letter-3-ink'),
      ...on('letter-4', 'letter-4-ink'),
      ...onEach(['word-1', 'word-2'], 'word-ink'),
      ...on('word-3', 'word-3-ink'),
      ...on('word-4', 'word-4-ink'),
      ...onEach(TRAPS, 'trap-ink'),
    ],
  },
  {
    name: 'letters of tiles',
    min: 7,
    leastInHighContrast: 7,
    pairs: onEach(TILE, 'tile-ink'),
  },
  {
    name: 'letters of blanks',
    min: 4.5,
    leastInHighContrast: 7,
    pairs: onEach(TILE, 'blank-ink'),
  },
  {
    name: 'rings and marks',
    min: 3,
    leastInHighContrast: 3,
    pairs: [
      // Focus.
      ...onEach(
        [...GROUNDS, ...BOARD, ...PREMIUMS, ...TILE, ...MARKS],
        'focus-inner',
        'focus-outer',
      ),
      // Cursor, drop marker, what is chosen.
      ...onEach([...GROUNDS, 'square'], 'accent'),
      ...onEach(['gapline', ...PREMIUMS, ...TILE, ...MARKS], 'accent-strong', 'pill-ring'),
      // Marks lie on tiles.
      ...MARKS.flatMap((mark) => onEach(TILE, mark)),
      // Of the dashes, the double line and that of the last move, the light part or the dark one.
      ...['mark-refusal', 'mark-draft', 'mark-last'].flatMap((mark) => [
        ...onEach(['square', ...PREMIUMS, ...MARKS], mark, 'ivory'),
        ...on('ivory', mark),
      ]),
      // The start, and the line of a lead that is another's.
      ...onEach(['square', 'panel'], 'star'),
    ],
  },
  {
    name: 'marks across the gaps between tiles',
    min: 3,
    // There a gap is a line itself, and as dark as they are.
    leastInHighContrast: undefined,
    pairs: on('gapline', ...MARKS),
  },
  {
    name: 'edges of fields, squares and traps',
    min: 3,
    leastInHighContrast: 3,
    pairs: [
      ...onEach(['panel', 'sunken'], 'field-line'),
      ...onEach(['panel', 'sunken'], 'refusal'),
      ...on('square', 'gapline', 'trap-line'),
      ...onEach(['square'], 'tile-edge', 'tile-bottom'),
      ...on('trap-b', 'trap-line'),
    ],
  },
  {
    name: 'edges of panels, buttons, premiums and tiles',
    min: undefined,
    leastInHighContrast: 3,
    pairs: [
      ...onEach(GROUNDS, 'line'),
      ...onEach(['panel', 'sunken'], 'sunken-line'),
      ...PREMIUMS.map((premium) => ({ over: ['ink', premium], under: 'square' })),
      ...onEach(TILE, 'tile-line'),
    ],
  },
];

/** The contrast that a kind of pair must have in a look. */
export const leastOf = (
  { min, leastInHighContrast }: Kind,
  { isHighContrast }: { readonly isHighContrast: boolean },
): number | undefined => (isHighContrast ? leastInHighContrast : min);
