import type { DrawFault, DrawStatement, Result, VerifiedDraws } from '../engine';
import type { DrawsOutcome } from '../online';
import { counted, joined, type Sentences, sentenceFor } from './phrases';
import { nameOnCard, type PlayersOnScreen } from './players';
import { recordReason } from './records';

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
