/** How many squares are between two labels, where not every one has its own. */
const STEPS = [1, 2, 5, 10, 20, 50];

/**
 * The labels that are shown along an edge, 0-based: all of them, or the first, the last, and every
 * second, fifth or tenth, so that none are fewer squares `apart`.
 */
export function shownLabels(squares: number, apart: number): (index: number) => boolean {
  const step = STEPS.find((each) => each >= apart) ?? squares;
  const last = squares - 1;
  return (index) =>
    index === 0 ||
    index === last ||
    ((index + 1) % step === 0 && last - index >= apart && index >= apart);
}
