import type { LinkError } from '../setup';
import { pointsText } from './phrases';
import { recordReason } from './records';

export const SHARE = {
  title: 'Share',
  watch: 'Link to watch this game',
  sameBag: 'Link to play with the same bag',
  position: 'Link to this position',
  notYet:
    'Links to watch the game or to play with the same bag tell what is in the bag and on every rack: they are there once it is over.',
  noPosition: 'To share a position, step back to a turn whose rack you may see.',
  picture: 'Picture of the board',
  savePicture: 'Save picture',
  copyPicture: 'Copy picture',
  sharePicture: 'Share picture',
  transcript: 'Game in words',
  copyTranscript: 'Copy transcript',
  shareTranscript: 'Share transcript',
  copied: 'Copied.',
  refused: 'The browser did not allow it.',
} as const;

/** Messages sent along with each kind of link. */
export const LINK_TEXTS = {
  watch: 'Watch this game of ScraeBBKle.',
  'same-bag': 'The same bag and racks: can you beat my score?',
  position: 'What would you play here?',
} as const;

export const LINK_OPENED = {
  watch: 'A game that somebody has sent you: step through it.',
  'same-bag': 'The same bag and racks as somebody had: beat their score.',
  position: 'A position that somebody has sent you: it is your turn.',
  refused: 'The link was not opened, and nothing has changed.',
  atSharedTable: 'You are at a table with others: leave it first, then open the link again.',
} as const;

export function linkReason(error: LinkError): string {
  switch (error.code) {
    case 'LINK_OF_NEWER_VERSION':
      return 'It was made by a later version of this page. Load the page again, and open it once more.';
    case 'LINK_DAMAGED':
      return 'Some of it is missing or was changed on the way. Ask for it again.';
    case 'LINK_TOO_LONG':
      return 'It is longer than the link of any game.';
    case 'LINK_OF_NO_GAME':
      return error.error.code === 'BAD_EVENT'
        ? 'Its game breaks its own rules.'
        : recordReason(error.error).replace(/^The (?:file|record)/, 'What it holds');
  }
}

/** Texts for the comparison with the game of a same-bag link. */
export const CHALLENGE = {
  name: 'Same bag',
  caption: 'Your turns beside those of the one who sent the link.',
  turn: 'Turn',
  you: 'You',
  other: 'Sender',
  end: 'End',
} as const;

/** Compares own points with the sender's after `turns` turns; `other` is undefined if the sender had fewer. */
export function aheadSentence(turns: number, own: number, other: number | undefined): string {
  if (turns === 0) return 'The same bag as the sender had.';
  if (other === undefined) return 'The sender had no turn more.';
  const by = own - other;
  const count = turns === 1 ? '1 turn' : `${turns} turns`;
  if (by === 0) return `After ${count} you have as many points as the sender had.`;
  return `After ${count} you are ${pointsText(Math.abs(by))} ${by > 0 ? 'ahead of' : 'behind'} the sender.`;
}
