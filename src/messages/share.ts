import type { GameResult, RecordFileError } from '../engine';
import type { LinkError, LinkKind } from '../setup';
import { counted, listed, pointsText, upperFirst, type Sentences, sentenceFor } from './phrases';
import { nameOnCard, type PlayersOnScreen, SENDER } from './players';
import { recordReason } from './records';

/** A text to pass on. */
export const COPY_FIELD = { share: 'Share', copy: 'Copy', copied: 'Copied', qr: 'QR' } as const;

/** Continues the label “QR” of the button that shows a text as a code. */
export const codeOf = (label: string): string => `code of ${label}`;

export const qrCodeLabel = (label: string): string => `${label} as a QR code`;

export const SHARE = {
  title: 'Share',
  watch: 'Watch link',
  watchNote: 'Your friend watches this game, turn by turn.',
  sameBag: 'Challenge link',
  sameBagNote: 'Your friend gets the same tiles, and your score to beat.',
  position: 'Position link',
  positionNote: 'Your friend sees this board and rack, and plays the turn.',
  name: 'Your name (optional)',
  nameNote: 'Goes into the links, so that your friend knows who sent them.',
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
  LINK_OF_NEWER_VERSION:
    'The link is from a newer version. Reload the page, update if asked, and open it again.',
  LINK_DAMAGED: 'Part of the link is missing. Ask for it again.',
  LINK_TOO_LONG: TOO_LONG,
  LINK_OF_NO_GAME: ({ error }) =>
    OF_LINK[error.code] ?? recordReason(error).replace(/^The (?:file|record)/, 'Its game'),
};

export const linkReason = (error: LinkError): string => sentenceFor(REASONS, error);

/** Texts for the comparison with the game of a challenge link. */
export const CHALLENGE = {
  title: 'Challenge',
  compare: 'Turn by turn',
  table: 'Turns of both games',
  turn: 'Turn',
  you: 'You',
  ahead: 'Ahead',
  end: 'End',
} as const;

/** The facts about a challenge that sentences need: the sender’s name and final score, if the game was over. */
interface SentScore {
  readonly sender: string;
  readonly final: number | undefined;
}

/** A sender's name inside a sentence. */
const senderInside = (name: string): string => (name === SENDER ? 'the sender' : name);

/** `Beat 775`; empty without a score. */
export const challengeTarget = ({ final }: SentScore): string =>
  final === undefined ? '' : `Beat ${pointsText(final)}`;

/** Heading of a challenge before its first turn. */
export const challengeOpened = ({ sender, final }: SentScore): string =>
  final === undefined
    ? `Same bag as ${senderInside(sender)}.`
    : `${upperFirst(senderInside(sender))} scored ${pointsText(final)} with this bag. Beat ${pointsText(final)}.`;

/** Compares own points with the sender's after `turns` turns; `other` is undefined if the sender had fewer. */
export function challengeStanding(
  sender: string,
  turns: number,
  own: number,
  other: number | undefined,
): string {
  const who = senderInside(sender);
  if (other === undefined) return `${upperFirst(who)} was done by now`;
  const by = own - other;
  const after = `after ${counted(turns, 'turn')}`;
  if (by === 0) return `Level with ${who} ${after}`;
  return `${pointsText(Math.abs(by))} ${by > 0 ? 'ahead of' : 'behind'} ${who} ${after}`;
}

/** How a game of a challenge ended for its person. */
export interface ChallengeEnd {
  readonly points: number;
  readonly hasResigned: boolean;
}

/** Who has won a challenge, which a player who resigned cannot: `You beat Ada by 12, 787 to 775`. */
export function challengeOutcome(sender: string, own: ChallengeEnd, other: ChallengeEnd): string {
  const who = senderInside(sender);
  if (own.hasResigned && other.hasResigned) return `You and ${who} both resigned`;
  if (own.hasResigned) return `You resigned, so ${who} wins`;
  if (other.hasResigned) return `${upperFirst(who)} resigned, so you win`;
  const by = own.points - other.points;
  if (by === 0) return `You and ${who} tie at ${pointsText(own.points)}`;
  const [most, least] = by > 0 ? [own, other] : [other, own];
  const scores = `${pointsText(most.points)} to ${pointsText(least.points)}`;
  return by > 0
    ? `You beat ${who} by ${pointsText(by)}, ${scores}`
    : `${upperFirst(who)} beats you by ${pointsText(-by)}, ${scores}`;
}

/** The result as the heading of a game that is watched: `Ada beat Casual, 775 to 467.` */
export function watchedHeadline(
  players: PlayersOnScreen,
  { reason, winners, finalScores }: GameResult,
): string {
  const nameOf = (seat: number): string => senderInside(nameOnCard(players, seat));
  const scoreOf = (seat: number): string => pointsText(finalScores[seat] ?? 0);
  const [winner = 0] = winners;
  const who = upperFirst(listed(winners.map(nameOf)));
  if (players.seats.length === 1) return `${who} scored ${scoreOf(0)}.`;
  if (winners.length > 1) return `${who} tied at ${scoreOf(winner)}.`;
  if (players.seats.length > 2) return `${who} won with ${scoreOf(winner)}.`;
  const other = 1 - winner;
  const scores = `${scoreOf(winner)} to ${scoreOf(other)}`;
  return reason === 'resigned'
    ? `${who} won, ${scores}: ${nameOf(other)} resigned.`
    : `${who} beat ${nameOf(other)}, ${scores}.`;
}
