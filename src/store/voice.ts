import type { Notice, Screen, ScreenState } from './state';

/** How many announcements stay on the page: none leaves it before a screen reader has come by. */
const KEPT = 8;

/** The screen with one more thing said; nothing changes where there is nothing to say. */
export function announced(
  { announcements }: Pick<ScreenState, 'announcements'>,
  text: string,
): Partial<ScreenState> {
  if (text === '') return {};
  const number = (announcements.at(-1)?.number ?? 0) + 1;
  return { announcements: [...announcements, { number, text }].slice(-KEPT) };
}

const textOf = ({ headline, reason, suggestion, lines = [] }: Notice): string =>
  [
    headline,
    ...(reason === undefined ? [] : [reason]),
    ...(suggestion === undefined ? [] : [`Did you mean ${suggestion}?`]),
    ...lines,
  ].join(' ');

/** Says every notice aloud that comes to the screen. */
export function sayNotices(screen: Screen): void {
  screen.subscribe((state, { notice: before }) => {
    const { notice } = state;
    if (notice && notice !== before) screen.setState(announced(state, textOf(notice)));
  });
}
