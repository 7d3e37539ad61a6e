import type { CodeFault, Reaction, SeatStatus, TransportFailure, DrawsOutcome } from '../online';
import { listed, present, type Sentences, sentenceFor, counted, joined } from './phrases';
import type { DrawFault, DrawStatement, Result, VerifiedDraws } from '../engine';
import { nameOnCard, type PlayersOnScreen } from './players';
import { recordReason } from './records';

const CODE_FAULTS: Readonly<Record<CodeFault, string>> = {
  LENGTH: 'This code is incomplete. Copy all of it.',
  CHARACTER: 'This isn’t a code. Check what you copied.',
  VERSION: 'This code is from another version. Both reload the page, and update if asked.',
  CHECKSUM: 'This code changed on the way. Copy it again.',
  CONTENT: 'This code makes no sense. Copy it again.',
  KIND: 'Wrong code. The host’s code goes first, the reply code second.',
  OTHER_OFFER: 'This reply is for an older code. Start again.',
};

const FAILURES: Sentences<TransportFailure> = {
  LINK_UNAVAILABLE: 'This browser can’t connect to others. Try another browser or network.',
  NOT_SECURE: 'Links need a secure page (https). Use codes instead.',
  RELAYS_UNREACHABLE:
    'Can’t reach a relay. Friends can join once one answers. Players already here carry on.',
  NO_DIRECT_CONNECTION:
    'Someone’s there, but a network blocks the way. Try another network or add a TURN server.',
  WRONG_SECRET: 'Someone is using a wrong link. Check they copied all of it.',
  BAD_CODE: ({ fault }) => CODE_FAULTS[fault],
};

export const linkSentence = (failure: TransportFailure): string => sentenceFor(FAILURES, failure);

/** Shown when an invitation link opens in a tab that is already at a table. */
export const FOLLOWED_LATER =
  'This tab is at another table. Leave it, or open the link in a new tab.';

/** Tells a guest that a peer failed to prove that it is the host. */
export const NOT_THE_HOST = 'Someone else answered. Still looking for the host.';

/** Why a saved table could not be reopened; `isFormer` if an earlier version of the page saved it. */
export function tableNotOpenedSentence(isFormer: boolean, hasGame: boolean): string {
  const why = isFormer
    ? 'Your table is from an older version and can’t be reopened.'
    : 'Couldn’t reopen your table.';
  return hasGame ? `${why} Its game continues on this device.` : why;
}

/** Tells a guest that its host does not respond. */
export const HOST_AWAY = 'The host is away. The game continues when they’re back.';

export const HOST_BACK = 'The host is back.';

/** Tells a guest that its host has closed the table. */
export const TABLE_CLOSED = 'The host closed the table. You can still save what you have.';

export const DEALING = 'Dealing. Waiting for all guests…';

/** Guests who decline a new deal and keep the previous game; `names` is not empty. */
export const declinedSentence = (names: readonly string[]): string =>
  `${listed(names)} ${names.length === 1 ? 'wants' : 'want'} to keep the last game. There’s no new deal until everyone agrees.`;

/** Asks a guest whether the host may deal again before the game is over. */
export const NEW_DEAL = {
  accept: 'Deal again',
  decline: 'Keep this game',
  why: 'Your game isn’t over. If you agree, it ends here, and the host’s page must prove that no one chose its tiles.',
  declined: 'You’re keeping your game. It continues if the host goes back to it.',
} as const;

/** `host` is undefined if the host has no seat. */
export const newDealSentence = (host: string | undefined): string =>
  `${host ?? 'The host'} wants to deal again.`;

function presenceSentence(
  before: SeatStatus | undefined,
  { name, at, isAway }: SeatStatus,
): string {
  if (at !== 'guest') return '';
  if (before?.at !== 'guest') return isAway ? '' : `${name} joined.`;
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
  return present(after.map((place, seat) => presenceSentence(known[seat], place)));
}

/** Which guests are away, or who has not joined yet. */
export function waitingSentence(seats: readonly SeatStatus[]): string {
  const away = seats.filter(({ at, isAway }) => at === 'guest' && isAway).map(({ name }) => name);
  if (away.length > 0) return `${listed(away)} ${away.length === 1 ? 'is' : 'are'} away.`;
  const open = seats.filter(({ at }) => at === 'open').map(({ name }) => name);
  if (open.length === 0) return 'Everyone is here.';
  return `Waiting for ${open.length === 1 ? 'your friend' : listed(open)}.`;
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
  withdraw: 'Cancel',
  start: 'Start now',
  withdrawn: 'Rematch cancelled.',
} as const;

/** `You asked for a rematch.`, `Ada wants a rematch.` */
const askedSentence = (asker: string | undefined): string =>
  asker === undefined ? 'You asked for a rematch.' : `${asker} wants a rematch.`;

/** `You accepted.`, `You and Ada accepted.` */
function acceptedSentence(names: readonly (string | undefined)[]): string {
  const others = names.filter((name) => name !== undefined);
  const isOwn = others.length < names.length;
  return `${listed(present([isOwn && 'You', ...others]))} accepted.`;
}

/** State of a rematch request. A name is undefined for the reader; `missing` is empty once everyone has accepted. */
export const rematchSentences = (rematch: {
  readonly asker: string | undefined;
  readonly accepted: readonly (string | undefined)[];
  readonly missing: readonly string[];
}): readonly string[] =>
  present([
    askedSentence(rematch.asker),
    rematch.accepted.length > 0 && acceptedSentence(rematch.accepted),
    rematch.missing.length > 0 && `Waiting for ${listed(rematch.missing)}.`,
  ]);

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
  return present([
    !wasAsked && askedSentence(nameOf(asker)),
    others.length > 0 && acceptedSentence(others.map(nameOf)),
  ]);
}

const drawText = (players: PlayersOnScreen, draw: DrawStatement): string =>
  draw.kind === 'deal'
    ? 'The deal'
    : `Draw ${draw.number + 1} (${nameOnCard(players, draw.seat)}, ${counted(draw.count, 'tile')})`;

function verifiedSentence({ draws, chains, own, incomplete }: VerifiedDraws): string {
  if (draws === 0) return 'No tiles were drawn.';
  const all = draws === 1 ? 'The deal is' : `All ${draws} draws are`;
  if (chains === 0) return `${all} true to the host’s secret. No guest took part.`;
  if (own === undefined) {
    const some = draws === 1 ? '' : `${incomplete.length} `;
    return incomplete.length === 0
      ? `${all} verified.`
      : `${all} verified, ${some}without every guest’s part.`;
  }
  if (own === draws) return `${all} verified, ${draws === 1 ? '' : 'all '}with your part.`;
  if (own === 0) return `${all} verified, ${draws === 1 ? 'without' : 'none with'} your part.`;
  return `${all} verified, ${own} with your part.`;
}

/** A fault of one draw; `what` says it of the draw. */
const ofDraw =
  (what: string) =>
  ({ draw }: { readonly draw: DrawStatement }, players: PlayersOnScreen): string =>
    `${drawText(players, draw)} ${what}.`;

const FAULTS: Sentences<DrawFault, [players: PlayersOnScreen]> = {
  NOT_JOINT: 'No guest took part in the draws, so they can’t be verified.',
  OTHER_SETUP: 'The record’s set-up differs from your game’s.',
  WRONG_SECRET: 'The host’s secret isn’t the one it committed to.',
  NOT_OPENED: ofDraw('can’t be verified. The host never revealed it'),
  WRONG_RETURNED: ofDraw('followed an exchange of other tiles than the host committed to'),
  WRONG_STATEMENT: ofDraw('doesn’t match the host’s statement'),
  OTHER_STATEMENT: ofDraw('doesn’t match what the host told you'),
  WRONG_LINK: (fault, players) =>
    `${drawText(players, fault.draw)} has a part that guest ${fault.chain + 1} can’t have revealed.`,
  SHARE_LEFT_OUT: ofDraw('leaves out your part'),
  OTHER_SHARE: ofDraw('has a part of yours that you didn’t reveal for it'),
  WRONG_TILES: ofDraw('doesn’t follow from the secret and the parts'),
  WRONG_FIRST_TILE: 'The first tile on the board doesn’t follow from the secret and the parts.',
  WRONG_FIRST_SEAT: 'The first player doesn’t follow from the secret and the parts.',
  OTHER_TILES: ofDraw('gave you other tiles than the record shows'),
  TOO_MANY_OPENED: ({ opened, draws }) =>
    `The host revealed ${counted(opened, 'draw')}, but the record has ${draws}.`,
  DRAW_NOT_IN_RECORD: ofDraw('was announced to you but isn’t in the record'),
  BAD_EVENT: recordReason,
};

/** Result of verifying the draws of a game. Draws are numbered from 1, the deal. */
function drawsSentence(players: PlayersOnScreen, result: Result<VerifiedDraws, DrawFault>): string {
  if (!result.ok) return sentenceFor(FAULTS, result.error, players);
  const late = result.value.late.length;
  return joined([
    verifiedSentence(result.value),
    // It blames the connection, not the host.
    late > 0 && `${late} of your parts came too late because of a bad connection.`,
  ]);
}

/** How many deals before that of the game were not proved; `deals` is at least 1. */
export const unprovedSentence = (deals: number): string =>
  `${counted(deals, 'earlier deal')} ${deals === 1 ? 'wasn’t' : 'weren’t'} proved.`;

/** Tells a guest that turn `turn` (1-based) of its seat did not come from its page. */
export const foreignTurnSentence = (turn: number): string =>
  `Turn ${turn} was taken for you, but this page didn’t make it.`;

const OUTCOMES: Sentences<DrawsOutcome, [players: PlayersOnScreen]> = {
  verified: ({ result }, players) => drawsSentence(players, result),
  'not-opened': 'The host hasn’t revealed its secret, so no draw can be verified.',
  'no-share': 'You took no part in the draws, so they can’t be verified.',
  'not-joint': 'The host alone drew the tiles, so they can’t be verified.',
  'other-game': 'The host’s record isn’t the game you played.',
  'foreign-turn': ({ turn }) => foreignTurnSentence(turn),
};

export const drawsOutcomeSentence = (players: PlayersOnScreen, outcome: DrawsOutcome): string =>
  sentenceFor(OUTCOMES, outcome, players);

export const DRAWS_DO_NOT_SHOW =
  'No one chose or foresaw a tile. The host’s page still saw every rack.';

export const DRAWS_VERIFIED = 'Draws verified.';
