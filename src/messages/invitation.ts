import type { Introduction } from '../online';

/** How a host is called in an invitation. */
const hostName = ({ host }: Introduction): string => host ?? 'A friend';

/** Who invites to what: the heading of an invitation. */
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

/** What is played, in short: `Default board · closed game · Ada begins`; empty where nothing is told. */
export const invitationDetails = (invitation: Introduction): string =>
  [invitation.board?.name, invitation.racks && `${invitation.racks} game`, firstTurn(invitation)]
    .filter((each) => each !== undefined)
    .join(' · ');

/** What a guest presses who accepts an invitation. */
export const acceptLabel = ({ host }: Introduction): string => `Play with ${host ?? 'a friend'}`;

/** What folds away how an invited browser reaches others. */
export const CONNECTION = 'Connection';

/** The text that goes with a link where another program sends it. */
export const shareText = (game: string): string => `Play ${game} with me:`;
