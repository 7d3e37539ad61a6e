export const BOARD_FORMATS = ['scraebbkle', 'scrabbkle', 'configured', 'plain'] as const;
export type BoardFormat = (typeof BOARD_FORMATS)[number];
