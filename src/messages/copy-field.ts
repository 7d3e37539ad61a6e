/** A text to pass on. */
export const COPY_FIELD = { share: 'Share', copy: 'Copy', copied: 'Copied', qr: 'QR' } as const;

/** Continues the label “QR” of the button that shows a text as a code. */
export const codeOf = (label: string): string => `code of ${label}`;

export const qrCodeLabel = (label: string): string => `${label} as a QR code`;
