/** A typed tile that the rack does not hold; `letter` is undefined for a blank. */
export const notOnRack = (letter: string | undefined): string =>
  `No ${letter ?? 'blank'} on your rack.`;

export const blankStandsFor = (letter: string): string =>
  `No ${letter} on your rack, so your blank stands in.`;

export const NO_SQUARE_LEFT = 'No room left in this line.';
