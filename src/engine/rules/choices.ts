/** Styles of transcripts and printed boards, named after a game. */
export const WORDINGS = ['scraebbkle', 'scrabbkle'] as const;
export type Wording = (typeof WORDINGS)[number];

export const NOTATIONS = [
  'word-square',
  'word-square-direction',
  'word-square-or-whole-word',
  'commands',
] as const;
export type NotationName = (typeof NOTATIONS)[number];

export const PLAYERS = ['human', 'computer'] as const;
export type Player = (typeof PLAYERS)[number];
