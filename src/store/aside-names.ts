/** The names under which texts lie that were set aside. */
export const ASIDE_NAMES = [
  'unreadable-1',
  'unreadable-2',
  'unreadable-3',
  'unreadable-4',
  'unreadable-5',
] as const;
