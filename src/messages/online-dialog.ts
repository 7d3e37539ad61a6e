/** What is said when a link or a code is copied, or the browser would not copy it. */
export const COPY_REMARKS = {
  copied: 'Copied.',
  refused: 'The browser did not allow copying: the text is selected, so copy it yourself.',
} as const;

/** How a guest stands with its host. */
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

/** How far the relays have come that a host asks. */
export const RELAYS_STATUS = {
  opening: 'Asking the relays…',
  open: 'Your table can be found as soon as a relay has answered.',
  local:
    'Without relays a link leads only between tabs of this browser. To friends in your network, give codes.',
} as const;

/** What a host calls the way in, by what has been asked of the relays. */
export const MAKE_LINK = { closed: 'Make the link', again: 'Ask the relays again' } as const;

/** What a host who invites is told, and asked. */
export const INVITING = {
  name: 'Your name, as friends see it',
  send: 'Send the link. When your friend is here, you start the game.',
  otherWays: 'Other ways',
  tab: 'Before the relays are asked, the link leads only between tabs of this browser.',
} as const;

/** The heading of a host’s dialog while friends are missing. */
export const inviteTitle = (missing: number): string =>
  missing === 1 ? 'Invite a friend' : 'Invite friends';

/** The ways of one guest to the table. */
export const waysOf = (guest: string) => ({
  link: `Link for ${guest}`,
  makeCode: `Make a code for ${guest}`,
  makeAnotherCode: `Make another code for ${guest}`,
  code: `Code for ${guest}`,
  answer: `The code that ${guest} answers with`,
  connect: `Connect ${guest}`,
});

export const OWN_CODE = 'Your code for the host';
export const WAY_GIVEN = 'The link or the code that you were given';

/** Who is asked for help when browsers look for each other. */
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
