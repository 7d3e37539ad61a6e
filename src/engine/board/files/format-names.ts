/** The formats of board files, each named after the game or the kind of board it is for. */
export const BOARD_FORMATS = ['scraebbkle', 'scrabbkle', 'configured', 'plain'] as const;
export type BoardFormat = (typeof BOARD_FORMATS)[number];
