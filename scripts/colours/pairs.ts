/** Something that must be visible, in at least one of its colours, against its background or neighbour. */
export interface Pair {
  /** Tokens. A ring or edge of two tones is visible if either tone is. */
  readonly over: readonly string[];
  readonly under: string;
}

/** Pairs of one kind, and the WCAG 2 contrast that they need. */
export interface Kind {
  readonly name: string;
  /** For the light and dark looks, then for high contrast; undefined if there is no requirement. */
  readonly min: readonly [usual: number | undefined, inHighContrast: number | undefined];
  readonly pairs: readonly Pair[];
}

const on = (under: string, ...tokens: readonly string[]): readonly Pair[] =>
  tokens.map((token) => ({ over: [token], under }));

const onEach = (grounds: readonly string[], ...over: readonly string[]): readonly Pair[] =>
  grounds.map((under) => ({ over, under }));

/** Steps of lightness: factors of 1, 2, 3, and of 4 or more. */
export const STEPS = [1, 2, 3, 4] as const;

/** Colours of premium squares that increase a score, for letters and for words. */
export const LETTERS = STEPS.map((step) => `letter-${step}`);
export const WORDS = STEPS.map((step) => `word-${step}`);

/** Stripes of premium squares that reduce a score. */
export const TRAPS = ['trap-a', 'trap-b'] as const;

const PREMIUMS = [...LETTERS, ...WORDS, ...TRAPS];
const BOARD = ['square', 'gapline', 'rim', 'ledge'];
const TILE = ['tile-top', 'tile-bottom'];

/** The tiles of a play, placed or only shown. */
const FACES = [...TILE, 'ghost'];

/** Marks of a draft, the last move, a refused move, and a selected tile. */
const MARKS = ['mark-draft', 'mark-last', 'mark-refusal', 'mark-selection'];

/** Backgrounds of panels, dialogs, menus and controls, and of controls that are not pressed. */
const GROUNDS = ['page', 'panel', 'sunken', 'hover', 'selected'];

/** Every pair of the page, by kind, except disabled controls, which WCAG 2 exempts. */
export const KINDS: readonly Kind[] = [
  {
    name: 'text',
    min: [7, 7],
    pairs: onEach([...GROUNDS, 'square'], 'ink'),
  },
  {
    name: 'quiet text',
    min: [4.5, 7],
    pairs: [
      ...onEach(GROUNDS, 'muted'),
      ...on('rim', 'rim-label'),
      ...on('rim-2', 'rim-label'),
      ...onEach(['ledge', 'ledge-2', 'ledge-hover'], 'on-wood'),
    ],
  },
  {
    name: 'text in a colour',
    min: [4.5, 7],
    pairs: [
      ...on('panel', 'accent', 'refusal', 'blank-text'),
      ...on('selected', 'accent', 'refusal', 'blank-text'),
      ...on('brass', 'on-brass'),
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
    min: [4.5, 7],
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
    min: [7, 7],
    pairs: onEach(FACES, 'tile-ink'),
  },
  {
    name: 'letters of blanks',
    min: [4.5, 7],
    pairs: onEach(FACES, 'blank-ink'),
  },
  {
    name: 'rings and marks',
    min: [3, 3],
    pairs: [
      ...onEach(
        [...GROUNDS, ...BOARD, ...PREMIUMS, ...TILE, ...MARKS],
        'focus-inner',
        'focus-outer',
      ),
      // Cursor, drop marker, selection.
      ...onEach([...GROUNDS, 'square'], 'accent'),
      ...onEach(['gapline', ...PREMIUMS, ...TILE, ...MARKS], 'accent-strong', 'pill-ring'),
      // Marks are drawn on tiles.
      ...MARKS.flatMap((mark) => onEach(TILE, mark)),
      // Dashes, the double line and the line of the last move: the light or the dark part must be visible.
      ...['mark-refusal', 'mark-draft', 'mark-last'].flatMap((mark) => [
        ...onEach(['square', ...PREMIUMS, ...MARKS], mark, 'ivory'),
        ...on('ivory', mark),
      ]),
      ...on('ghost', 'mark-draft'),
      // The bars of moves.
      ...onEach(['panel', 'selected'], 'bar'),
      // The start square, and the lines of other players' leads in the chart.
      ...onEach(['square', 'panel'], 'star'),
    ],
  },
  {
    name: 'marks across the gaps between tiles',
    // In high contrast a gap is a line itself, as dark as the marks.
    min: [3, undefined],
    pairs: on('gapline', ...MARKS),
  },
  {
    name: 'edges of fields, squares and traps',
    min: [3, 3],
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
    min: [undefined, 3],
    pairs: [
      ...onEach(GROUNDS, 'line'),
      ...onEach(['panel', 'sunken'], 'sunken-line'),
      ...PREMIUMS.map((premium) => ({ over: ['ink', premium], under: 'square' })),
      ...onEach(TILE, 'tile-line'),
    ],
  },
];

export const leastOf = (
  { min: [usual, inHighContrast] }: Kind,
  { isHighContrast }: { readonly isHighContrast: boolean },
): number | undefined => (isHighContrast ? inHighContrast : usual);
