/** Labels of controls that look the same everywhere. */
export const CONTROLS = {
  close: 'Close',
  details: 'Details',
  announcements: 'Announcements',
} as const;

/** Announced when a button asks for confirmation; `yes` is the label of the button that confirms. */
export const confirmSentence = (yes: string): string => `Sure? “${yes}” is next. Esc cancels.`;
