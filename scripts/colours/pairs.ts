/** Something that must be seen, by any one of its colours, on what lies beneath or beside it. */
export interface Pair {
  /** Tokens; of a ring or an edge of two tones, either may be the one that shows it. */
  readonly over: readonly string[];
  readonly under: string;
}

/** Pairs of one kind, and the contrast that each must have, as WCAG 2 counts it. */
export interface Kind {
  readonly name: string;
  /** In light and in dark; undefined where nothing is asked of them. */
  readonly least: number | undefined;
  readonly leastInHighContrast: number;
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
const TILE = ['tile-top', 'tile-bottom'];

/** Where panels, dialogs, menus and controls stand, and what a control is when it is not pressed. */
const GROUNDS = ['page', 'panel', 'sunken', 'hover', 'selected'];

/** Every pair of the page, by kind. What cannot be used now is excepted, as WCAG 2 has it. */
export const KINDS: readonly Kind[] = [
  {
    name: 'text',
    least: 7,
    leastInHighContrast: 7,
    pairs: onEach([...GROUNDS, 'square'], 'ink'),
  },
  {
    name: 'quiet text',
    least: 4.5,
    leastInHighContrast: 7,
    pairs: [...onEach(GROUNDS, 'muted'), ...on('board', 'board-label')],
  },
  {
    name: 'text in a colour',
    least: 4.5,
    leastInHighContrast: 7,
    pairs: [
      ...on('panel', 'accent', 'refusal'),
      ...on('page', 'refusal'),
      ...on('accent', 'on-accent'),
      ...on('accent-strong', 'on-accent'),
      ...on('refusal', 'panel'),
    ],
  },
  {
    name: 'premium labels',
    least: 4.5,
    leastInHighContrast: 7,
    pairs: [
      ...onEach(['letter-1', 'letter-2', 'letter-3'], 'letter-ink'),
      ...on('letter-4', 'letter-4-ink'),
      ...onEach(['word-1', 'word-2'], 'word-ink'),
      ...on('word-3', 'word-3-ink'),
      ...on('word-4', 'word-4-ink'),
      ...onEach(TRAPS, 'trap-ink'),
    ],
  },
  {
    name: 'letters of tiles',
    least: 7,
    leastInHighContrast: 7,
    pairs: onEach(TILE, 'tile-ink'),
  },
  {
    name: 'letters of blanks',
    least: 4.5,
    leastInHighContrast: 7,
    pairs: onEach(TILE, 'tile-blank-ink'),
  },
  {
    name: 'rings and marks',
    least: 3,
    leastInHighContrast: 3,
    pairs: [
      // Focus, cursor, draft, drop marker, what is chosen.
      ...onEach([...GROUNDS, 'board', 'square'], 'accent'),
      ...onEach([...PREMIUMS, ...TILE], 'accent', 'panel'),
      // A move that is refused.
      ...on('square', 'refusal'),
      ...onEach([...PREMIUMS, ...TILE], 'refusal', 'panel'),
      // The last move, and the start.
      ...onEach(TILE, 'tile-ring'),
      ...on('square', 'board-label'),
    ],
  },
  {
    name: 'edges of fields',
    least: 3,
    leastInHighContrast: 3,
    pairs: [
      ...onEach(['panel', 'sunken'], 'field-line'),
      ...onEach(['panel', 'sunken'], 'refusal'),
    ],
  },
  {
    name: 'edges of panels, buttons, squares and tiles',
    least: undefined,
    leastInHighContrast: 3,
    pairs: [
      ...onEach(GROUNDS, 'line'),
      ...onEach(['panel', 'sunken'], 'sunken-line'),
      ...onEach(['board', 'square'], 'square-line'),
      ...PREMIUMS.map((premium) => ({ over: ['square-line', premium], under: 'board' })),
      ...onEach(TILE, 'tile-line'),
      ...['board', 'square', 'panel', 'sunken', 'selected'].flatMap((under) =>
        TILE.map((end) => ({ over: ['tile-line', end], under })),
      ),
    ],
  },
];

/** The contrast that a kind of pair must have in a look. */
export const leastOf = (
  { least, leastInHighContrast }: Kind,
  { isHighContrast }: { readonly isHighContrast: boolean },
): number | undefined => (isHighContrast ? leastInHighContrast : least);
