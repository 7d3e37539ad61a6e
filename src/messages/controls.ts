/** Labels of controls that look the same everywhere. */
export const CONTROLS = {
  close: 'Close',
  details: 'Details',
  share: 'Share',
  copy: 'Copy',
  qr: 'QR',
  announcements: 'Announcements',
} as const;

/** Announced when a button asks for confirmation; `yes` is the label of the button that confirms. */
export const confirmSentence = (yes: string): string => `Sure? “${yes}” is next. Esc cancels.`;

/** Continues the label “QR” of the button that shows a text as a code. */
export const codeOf = (label: string): string => `code of ${label}`;

export const qrCodeLabel = (label: string): string => `${label} as a QR code`;
