import type { RecordFileError } from '../engine';
import type { LinkError, LinkKind } from '../setup';
import { counted, pointsText, upperFirst, type Sentences, sentenceFor } from './phrases';
import { SENDER } from './players';
import { recordReason } from './records';

/** A text to pass on. */
export const COPY_FIELD = { share: 'Share', copy: 'Copy', copied: 'Copied', qr: 'QR' } as const;

/** Continues the label “QR” of the button that shows a text as a code. */
export const codeOf = (label: string): string => `code of ${label}`;

export const qrCodeLabel = (label: string): string => `${label} as a QR code`;

export const SHARE = {
  title: 'Share',
  watch: 'Watch link',
  watchNote: 'Your friend steps through this game, turn by turn.',
  sameBag: 'Challenge link',
  sameBagNote: 'Your friend gets the same tiles, and your score to beat.',
  position: 'Position link',
  positionNote: 'Your friend sees this board and rack, and plays the turn.',
  notYet: 'Watch and challenge links show every tile. Get them when the game ends.',
  noPosition: 'To share a position, go back to a turn where you can see the rack.',
  picture: 'Picture of the board',
  savePicture: 'Save picture',
  copyPicture: 'Copy picture',
  sharePicture: 'Share picture',
  transcript: 'Transcript',
  copyTranscript: 'Copy transcript',
  shareTranscript: 'Share transcript',
  copied: 'Copied.',
  refused: 'Your browser blocked that.',
} as const;

/** Message sent along with a link; `score` is what its sender scored. */
export const linkText = (kind: LinkKind, score: number): string =>
  ({
    watch: 'Watch this game of ScraeBBKle.',
    'same-bag': `Same bag, same racks. Beat my ${pointsText(score)}!`,
    position: 'What would you play here?',
  })[kind];

export const LINK_OPENED = {
  watch: 'Someone shared this game. Step through it.',
  position: 'Someone shared this position. Your move.',
  refused: 'Couldn’t open the link. Nothing changed.',
  atSharedTable: 'Leave your table first, then open the link again.',
} as const;

/** Shown when a challenge link has been opened; `score` is the sender's, undefined if the game has no one sender. */
export const challengeOpened = (score: number | undefined): string =>
  `Same bag, same racks.${score === undefined ? '' : ` Beat ${pointsText(score)}!`}`;

const TOO_LONG = 'The link is too long.';

const NO_GAME = 'The link doesn’t hold a game. Ask for it again.';

/** Reasons that name the link; the others of a record name its file. */
const OF_LINK: Readonly<Partial<Record<RecordFileError['code'], string>>> = {
  NOT_JSON: NO_GAME,
  NOT_A_RECORD: NO_GAME,
  RECORD_TOO_LONG: TOO_LONG,
  BAD_EVENT: 'Its game breaks its own rules.',
};

const REASONS: Sentences<LinkError> = {
  LINK_OF_NEWER_VERSION: 'The link is from a newer version. Reload the page and open it again.',
  LINK_DAMAGED: 'Part of the link is missing. Ask for it again.',
  LINK_TOO_LONG: TOO_LONG,
  LINK_OF_NO_GAME: ({ error }) =>
    OF_LINK[error.code] ?? recordReason(error).replace(/^The (?:file|record)/, 'Its game'),
};

export const linkReason = (error: LinkError): string => sentenceFor(REASONS, error);

/** Texts for the comparison with the game of a same-bag link. */
export const CHALLENGE = {
  name: 'Challenge',
  turn: 'Turn',
  you: 'You',
  end: 'End',
} as const;

/** A sender's name inside a sentence. */
const senderInside = (name: string): string => (name === SENDER ? 'the sender' : name);

export const challengeCaption = (sender: string): string =>
  `Your turns next to ${senderInside(sender)}’s.`;

/** Compares own points with the sender's after `turns` turns; `other` is undefined if the sender had fewer. */
export function aheadSentence(
  sender: string,
  turns: number,
  own: number,
  other: number | undefined,
): string {
  const who = senderInside(sender);
  if (turns === 0) return `Same bag as ${who}.`;
  if (other === undefined) return `${upperFirst(who)} was done by now.`;
  const by = own - other;
  const count = counted(turns, 'turn');
  if (by === 0) return `After ${count}, you and ${who} are tied.`;
  return `After ${count}, you’re ${pointsText(Math.abs(by))} ${by > 0 ? 'ahead of' : 'behind'} ${who}.`;
}
