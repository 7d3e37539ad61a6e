import type { Introduction } from '../online';
import { counted, joined, upperFirst } from './phrases';

/** Title of the dialog for a visitor without an invitation. */
export const JOIN_TITLE = 'Join a game';

/** Title for a guest; `host` is undefined if the host has no seat. */
export const guestTitle = (host: string | undefined): string => `${host ?? 'The host'}’s table`;

/** Title for the host once every guest has arrived. */
export const HOST_TITLE = 'Your table';

export const inviteTitle = (missing: number): string =>
  missing === 1 ? 'Invite a friend' : 'Invite friends';

/** The ways to play with a friend, offered on the home page. */
export const FRIEND_WAYS = {
  send: 'Send a link',
  onThisDevice: 'On this device',
  join: 'Join a game',
} as const;

export const INVITING = {
  title: 'Invite',
  name: 'Your name (friends see it)',
  send: 'Send this link. Start when your friend joins.',
  camera: 'Sitting side by side? Your friend can point a camera at this.',
  change: 'Change',
  cancel: 'Cancel invitation',
  otherWays: 'Other ways',
  tab: 'For now, a link works only between tabs of this browser.',
} as const;

/** Buttons at a table, and how to leave it as its host or as a guest. */
export const TABLE = {
  start: 'Start game',
  backToGame: 'Back to game',
  close: 'Close table',
  closeKeep: 'Keep it open',
  closeYes: 'Yes, close for everyone',
  leave: 'Leave table',
  leaveKeep: 'Stay',
  leaveYes: 'Yes, leave',
} as const;

/** `2 players, closed: each player sees only their own rack.` */
export const invitedInShort = (players: number, openRacks: boolean): string =>
  `${counted(players, 'player')}, ${
    openRacks
      ? 'open: on your turn you see the other racks too'
      : 'closed: each player sees only their own rack'
  }.`;

/** The list of players, and where each of them is. */
export const SEATS = {
  label: 'Players',
  computer: 'computer',
  you: 'you',
  away: 'away',
  onThisDevice: 'on this device',
  onHostsDevice: 'on the host’s device',
  here: 'here',
  open: 'not joined yet',
  /** Name of the only player who has not joined yet. */
  friend: 'Friend',
} as const;

/** Text that accompanies an invitation link in other applications. */
export const shareText = (game: string): string => `Play ${game} with me:`;

/** Label of the button that makes the link; `again` once the relays have been contacted. */
export const MAKE_LINK = { closed: 'Create invite link', again: 'Try again' } as const;

/** State of the host's connection to the relays. */
export const RELAYS_STATUS = {
  opening: 'Connecting…',
  open: 'Friends can join once a relay answers.',
  unreachable: 'Can’t reach a relay. Friends can join once one answers.',
  local: 'Without relays, the link works only in this browser. Use codes on your network.',
} as const;

/** Ways to invite one guest; `name` is undefined for the only player who has not joined yet. */
export function waysOf(name: string | undefined) {
  const guest = name ?? 'your friend';
  return {
    link: `Link for ${guest}`,
    makeCode: `Create code for ${guest}`,
    makeAnotherCode: `Create new code for ${guest}`,
    code: `Code for ${guest}`,
    answer: `${upperFirst(guest)}’s reply code`,
    connect: `Connect ${guest}`,
  };
}

export const COPY_REMARKS = {
  copied: 'Copied.',
  refused: 'Your browser blocked copying. Copy the selected text yourself.',
} as const;

/** Privacy of a shared game in one sentence, with the details in `WHO_LEARNS_WHAT`. */
export const PRIVACY = 'You play browser to browser, with no account and no game server.';

/** Explains what each way of connecting reveals, before any third party is contacted. */
export const WHO_LEARNS_WHAT = {
  link: 'Your friends see your IP address. The relays and servers that connect you see it too, but not your game.',
  code: 'You swap codes yourselves, without relays. Your friend and the address servers see your IP address.',
  local: 'You stay on your network. Only your friends see your IP address there.',
} as const;

/** The host's name in an invitation. */
const hostName = ({ host }: Introduction): string => host ?? 'A friend';

export const invitationTitle = (invitation: Introduction): string =>
  `${hostName(invitation)} invites you to ${invitation.game ?? 'a game'}`;

/** `Default board · closed game · Ada begins`; empty if the invitation gives no details. */
export function invitationDetails(invitation: Introduction): string {
  const { board, racks, first } = invitation;
  const begins = first === 'guest' ? 'you begin' : first && `${hostName(invitation)} begins`;
  return joined([board?.name, racks && `${racks} game`, begins], ' · ');
}

export const acceptLabel = ({ host }: Introduction): string => `Play with ${host ?? 'a friend'}`;

/** The fields of a visitor, and the button that joins without an invitation. */
export const JOINING = {
  name: 'Your name',
  invitation: 'Invite link or code',
  join: 'Join',
} as const;

export const NOT_JOINED = {
  NO_NAME: 'Enter your name, so others know you.',
  NOT_AN_INVITATION: 'That isn’t an invite link or code. Copy all of it.',
} as const;

/** The codes by which a guest joins without a link. */
export const GUEST_CODES = {
  host: 'Host’s code',
  reply: 'Get reply code',
  own: 'Your reply code',
} as const;

export const GUEST_STATUS = {
  'give-code': 'Send this code to your host. You’re in once they enter it.',
  'ask-for-code': 'Ask your host for a code and enter it below.',
  'looking-nearby': 'Looking for the host in other tabs of this browser…',
  looking: 'Looking for the host…',
  knocking: 'Joining…',
  taken: 'Someone has this seat. Ask the host for a new link.',
  'other-version':
    'You and the host have different versions. Both reload the page, and update if asked.',
  'no-seat': 'You have no seat at the table.',
  closed: 'The host closed the table.',
  away: 'The host is away.',
  there: 'The host is here.',
  over: 'The game is over. Anyone here can ask for a rematch.',
  playing: 'You’re in.',
  waiting: 'You’re in. Waiting for the host to start.',
} as const;

/** Title of the collapsible section with a guest's connection settings. */
export const CONNECTION = 'Connection';

export const HELPERS = {
  onlyLocal: 'Stay on my network',
  relays: 'Relays, one per line',
  servers: 'STUN and TURN servers, one per line',
  title: 'Relays and servers',
  reset: 'Reset',
} as const;

export const tooManyAddresses = (max: number): string => `You can enter ${max} addresses at most.`;

export const notARelay = (line: string): string =>
  `“${line}” isn’t a relay address. It must start with wss:// and have no spaces.`;

export const notAServer = (line: string): string =>
  `“${line}” isn’t a server. Enter stun:host:port, or turn:host:port name password.`;
