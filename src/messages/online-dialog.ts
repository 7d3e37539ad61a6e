import type { Introduction } from '../online';

export const inviteTitle = (missing: number): string =>
  missing === 1 ? 'Invite a friend' : 'Invite friends';

export const INVITING = {
  name: 'Your name, as friends see it',
  send: 'Send the link. When your friend is here, you start the game.',
  otherWays: 'Other ways',
  tab: 'Before the relays are asked, the link leads only between tabs of this browser.',
} as const;

/** Text that accompanies an invitation link in other applications. */
export const shareText = (game: string): string => `Play ${game} with me:`;

/** Label of the button that makes the link; `again` once the relays have been contacted. */
export const MAKE_LINK = { closed: 'Make the link', again: 'Ask the relays again' } as const;

/** State of the host's connection to the relays. */
export const RELAYS_STATUS = {
  opening: 'Asking the relays…',
  open: 'Your table can be found as soon as a relay has answered.',
  local:
    'Without relays a link leads only between tabs of this browser. To friends in your network, give codes.',
} as const;

/** Ways to invite one guest. */
export const waysOf = (guest: string) => ({
  link: `Link for ${guest}`,
  makeCode: `Make a code for ${guest}`,
  makeAnotherCode: `Make another code for ${guest}`,
  code: `Code for ${guest}`,
  answer: `The code that ${guest} answers with`,
  connect: `Connect ${guest}`,
});

export const COPY_REMARKS = {
  copied: 'Copied.',
  refused: 'The browser did not allow copying: the text is selected, so copy it yourself.',
} as const;

/** Explains what each way of connecting reveals, before any third party is contacted. */
export const WHO_LEARNS_WHAT = {
  link: 'You play straight from browser to browser: no account, and no game is kept elsewhere. You and your friends learn each other’s addresses; so do the relays and servers that help your browsers meet, and that somebody plays, not what.',
  code: 'You carry a code each way yourselves, by chat, mail or camera. No relay is asked; the servers that tell a browser its address learn yours. You and your friend learn each other’s addresses.',
  local:
    'Nobody outside your network is asked anything. You and your friends learn each other’s addresses within it.',
} as const;

/** The host's name in an invitation. */
const hostName = ({ host }: Introduction): string => host ?? 'A friend';

/** Heading of an invitation. */
export const invitationTitle = (invitation: Introduction): string =>
  `${hostName(invitation)} invites you to ${invitation.game ?? 'a game'}`;

function firstTurn(invitation: Introduction): string | undefined {
  switch (invitation.first) {
    case 'host':
      return `${hostName(invitation)} begins`;
    case 'guest':
      return 'you begin';
    case undefined:
      return undefined;
  }
}

/** `Default board · closed game · Ada begins`; empty if the invitation gives no details. */
export const invitationDetails = (invitation: Introduction): string =>
  [invitation.board?.name, invitation.racks && `${invitation.racks} game`, firstTurn(invitation)]
    .filter((each) => each !== undefined)
    .join(' · ');

export const acceptLabel = ({ host }: Introduction): string => `Play with ${host ?? 'a friend'}`;

export const WAY_GIVEN = 'The link or the code that you were given';

export const NOT_JOINED = {
  NO_NAME: 'Give a name that can be seen: the others know you by it.',
  NOT_AN_INVITATION: 'That is neither a link to a table nor a code: copy it as a whole.',
} as const;

export const OWN_CODE = 'Your code for the host';

export const GUEST_STATUS = {
  'give-code': 'Give your host the code below. As soon as it has been taken, you are at the table.',
  'ask-for-code': 'Ask your host for a code, and enter it below.',
  'looking-nearby': 'Looking for the host in other tabs of this browser…',
  looking: 'Looking for the host…',
  knocking: 'Asking for a seat…',
  taken: 'This seat is taken by somebody else: ask the host for another link.',
  'other-version': 'The host’s page is a different version: please both reload the page.',
  'no-seat': 'You have no seat at the table.',
  closed: 'The host has closed the table.',
  away: 'The host is away.',
  there: 'The host is there.',
  over: 'The game is over. Anybody here can ask for a rematch.',
  playing: 'You are at the table.',
  waiting: 'You have a seat. The host starts the game.',
} as const;

/** Title of the collapsible section with a guest's connection settings. */
export const CONNECTION = 'Connection';

export const HELPERS = {
  onlyLocal: 'Only my own network: ask nobody outside',
  relays: 'Relays that help browsers to find each other, one a line',
  servers:
    'Servers that tell a browser its address (STUN) or pass on what finds no direct way (TURN), one a line',
} as const;

export const tooManyAddresses = (max: number): string => `Name ${max} addresses at most.`;

export const notARelay = (line: string): string =>
  `“${line}” is not a relay address: it must begin with wss:// and have no spaces.`;

export const notAServer = (line: string): string =>
  `“${line}” is not a server: write stun:host:port, or turn:host:port name password.`;
