import { assertNever } from '../engine';
import type { CodeFault, Reaction, SeatStatus, TransportFailure } from '../online';
import { counted, listed } from './phrases';

const CODE_FAULTS: Readonly<Record<CodeFault, string>> = {
  LENGTH: 'This code is not whole: copy all of it, from the first character to the last.',
  CHARACTER: 'This is no code: it has characters that no code has.',
  VERSION: 'This code comes from another version of the page: reload both pages.',
  CHECKSUM: 'Something in this code has been changed on its way: copy it again.',
  CONTENT: 'This code says nothing that a browser would have written: copy it again.',
  KIND: 'This is a code of the other kind: the host makes the first, and the guest answers it with the second.',
  OTHER_OFFER: 'This code answers another one than the host’s last: begin again with a new code.',
};

export function linkSentence(failure: TransportFailure): string {
  switch (failure.code) {
    case 'LINK_UNAVAILABLE':
      return 'This browser cannot be reached by others. Try another one, or without a network of the office.';
    case 'NOT_SECURE':
      return 'A link needs a page that is served securely (https). Use codes instead: they work here as well.';
    case 'RELAYS_UNREACHABLE':
      return 'No relay answers. As soon as one does, the table can be found; anyone already playing can carry on.';
    case 'NO_DIRECT_CONNECTION':
      return 'Someone’s there, but no direct way to them was found. A network may block it. Try another one, or add a TURN server.';
    case 'WRONG_SECRET':
      return 'Somebody is trying to join with a different secret: check that the whole link was copied.';
    case 'BAD_CODE':
      return CODE_FAULTS[failure.fault];
    default:
      return assertNever(failure);
  }
}

/** Shown when an invitation link opens in a tab that is already at a table. */
export const FOLLOWED_LATER =
  'This tab is at another table. Open the link in another tab, or leave the table: then the link is followed.';

/** Tells a guest that a peer failed to prove that it is the host. */
export const NOT_THE_HOST =
  'Somebody has answered who is not the host, and was told nothing. The host is still looked for.';

/** Why a saved table could not be reopened; `isFormer` if an earlier version of the page saved it. */
export function tableNotOpenedSentence(isFormer: boolean, hasGame: boolean): string {
  const why = isFormer
    ? 'The table that was shared with others was kept by an earlier version of this page, and cannot be opened to them again.'
    : 'The table you shared with others could not be reopened.';
  return hasGame ? `${why} Its game goes on at this screen.` : why;
}

/** Tells a guest that its host does not respond. */
export const HOST_AWAY = 'The host is away: nothing goes on until it is back.';

export const HOST_BACK = 'The host is back.';

/** Tells a guest that its host has closed the table. */
export const TABLE_CLOSED =
  'The host has closed the table: nothing goes on there. What there is of the record can be saved.';

export const DEALING = 'Dealing: every guest has a share, and is waited for.';

/** Guests who decline a new deal and keep the previous game; `names` is not empty. */
export const declinedSentence = (names: readonly string[]): string =>
  `${listed(names)} ${names.length === 1 ? 'wants' : 'want'} to keep the game before. Nothing is dealt until everyone agrees.`;

/** Asks a guest whether the host may deal again before the game is over. */
export const NEW_DEAL = {
  accept: 'Deal again',
  decline: 'Keep this game',
  why: 'Your game isn’t over. If you agree, it ends here, and the host’s page has to show that its tiles were drawn by chance.',
  declined: 'You’re keeping your game. It can’t go on unless the host goes back to it.',
} as const;

/** `host` is undefined if the host has no seat. */
export const newDealSentence = (host: string | undefined): string =>
  `${host ?? 'The host'} wants to deal again.`;

function presenceSentence(
  before: SeatStatus | undefined,
  { name, at, isAway }: SeatStatus,
): string {
  if (at !== 'guest') return '';
  if (before?.at !== 'guest') return isAway ? '' : `${name} has come.`;
  if (before.isAway === isAway) return '';
  return isAway ? `${name} is away.` : `${name} is back.`;
}

const arePlayersOf = (before: readonly SeatStatus[], after: readonly SeatStatus[]): boolean =>
  after.every(({ name, at }, seat) => before[seat]?.name === name && before[seat].at === at);

/**
 * Who has arrived, left or returned. A rematch rotates the seats; players who only moved up a seat are not
 * reported.
 */
export function presenceSentences(
  before: readonly SeatStatus[],
  after: readonly SeatStatus[],
): readonly string[] {
  const movedUp = [...before.slice(1), ...before.slice(0, 1)];
  const known = !arePlayersOf(before, after) && arePlayersOf(movedUp, after) ? movedUp : before;
  return after
    .map((place, seat) => presenceSentence(known[seat], place))
    .filter((each) => each !== '');
}

/** Which guests are away, or how many seats are still open. */
export function waitingSentence(seats: readonly SeatStatus[]): string {
  const away = seats.filter(({ at, isAway }) => at === 'guest' && isAway).map(({ name }) => name);
  if (away.length > 0) return `${listed(away)} ${away.length === 1 ? 'is' : 'are'} away.`;
  const open = seats.filter(({ at }) => at === 'open').length;
  return open === 0 ? 'Everybody is here.' : `${counted(open, 'seat')} to be taken.`;
}

/** Reactions that players can send at a shared table. */
export const REACTION_TEXTS: Readonly<Record<Reaction, string>> = {
  nice: 'Nice one!',
  wow: 'Wow!',
  'oh-no': 'Oh no!',
  thanks: 'Thank you!',
};

export const REACTING = { react: 'React', mute: 'Mute reactions' } as const;

/** A reaction, as screen readers announce it. */
export const reactionSentence = (name: string, reaction: Reaction): string =>
  `${name}: ${REACTION_TEXTS[reaction]}`;

export const REMATCH = {
  accept: 'Accept',
  withdraw: 'Withdraw',
  start: 'Start now',
  withdrawn: 'The rematch is no longer asked for.',
} as const;

/** `You ask for a rematch.`, `Ada asks for a rematch.` */
const askedSentence = (asker: string | undefined): string =>
  asker === undefined ? 'You ask for a rematch.' : `${asker} asks for a rematch.`;

/** `You accept.`, `Ada accepts.`, `You and Ada accept.` */
function acceptedSentence(names: readonly (string | undefined)[]): string {
  const others = names.filter((name) => name !== undefined);
  const isOwn = others.length < names.length;
  const verb = names.length === 1 && !isOwn ? 'accepts' : 'accept';
  return `${listed([...(isOwn ? ['You'] : []), ...others])} ${verb}.`;
}

/** State of a rematch request. A name is undefined for the reader; `missing` is empty once everyone has accepted. */
export const rematchSentences = (rematch: {
  readonly asker: string | undefined;
  readonly accepted: readonly (string | undefined)[];
  readonly missing: readonly string[];
}): readonly string[] => [
  askedSentence(rematch.asker),
  ...(rematch.accepted.length > 0 ? [acceptedSentence(rematch.accepted)] : []),
  ...(rematch.missing.length > 0 ? [`Waiting for ${listed(rematch.missing)}.`] : []),
];

/**
 * Reports the changes between two states of a rematch request. Each is a list of seats, the asker first; `nameOf`
 * returns undefined for the reader.
 */
export function rematchNews(
  before: readonly number[] | undefined,
  after: readonly number[] | undefined,
  nameOf: (seat: number) => string | undefined,
): readonly string[] {
  if (!after || after === before) return [];
  const [asker] = after;
  if (asker === undefined) return before && before.length > 0 ? [REMATCH.withdrawn] : [];
  const wasAsked = before?.[0] === asker;
  const others = after.slice(1).filter((seat) => !wasAsked || !before.includes(seat));
  return [
    ...(wasAsked ? [] : [askedSentence(nameOf(asker))]),
    ...(others.length > 0 ? [acceptedSentence(others.map(nameOf))] : []),
  ];
}
