import {
  assertNever,
  type DrawFault,
  type DrawStatement,
  type Result,
  type VerifiedDraws,
} from '../engine';
import type { DrawsOutcome } from '../online';
import { counted } from './phrases';
import { nameOnCard, type PlayersOnScreen } from './players';
import { recordReason } from './records';

const drawText = (players: PlayersOnScreen, draw: DrawStatement): string =>
  draw.kind === 'deal'
    ? 'The deal'
    : `Draw ${draw.number + 1} (${nameOnCard(players, draw.seat)}, ${counted(draw.count, 'tile')})`;

/** The reader's contributions that arrived too late; the sentence blames the connection, not the host. */
const lateSentence = (late: number): string =>
  late === 0 ? '' : ` ${late} of your parts came too late because of a bad connection.`;

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

function faultSentence(players: PlayersOnScreen, fault: DrawFault): string {
  switch (fault.code) {
    case 'NOT_JOINT':
      return 'No guest took part in the draws, so they can’t be verified.';
    case 'OTHER_SETUP':
      return 'The record’s set-up differs from your game’s.';
    case 'WRONG_SECRET':
      return 'The host’s secret isn’t the one it committed to.';
    case 'NOT_OPENED':
      return `${drawText(players, fault.draw)} can’t be verified. The host never revealed it.`;
    case 'WRONG_RETURNED':
      return `${drawText(players, fault.draw)} followed an exchange of other tiles than the host committed to.`;
    case 'WRONG_STATEMENT':
      return `${drawText(players, fault.draw)} doesn’t match the host’s statement.`;
    case 'OTHER_STATEMENT':
      return `${drawText(players, fault.draw)} doesn’t match what the host told you.`;
    case 'WRONG_LINK':
      return `${drawText(players, fault.draw)} has a part that guest ${fault.chain + 1} can’t have revealed.`;
    case 'SHARE_LEFT_OUT':
      return `${drawText(players, fault.draw)} leaves out your part.`;
    case 'OTHER_SHARE':
      return `${drawText(players, fault.draw)} has a part of yours that you didn’t reveal for it.`;
    case 'WRONG_TILES':
      return `${drawText(players, fault.draw)} doesn’t follow from the secret and the parts.`;
    case 'WRONG_FIRST_TILE':
      return 'The first tile on the board doesn’t follow from the secret and the parts.';
    case 'WRONG_FIRST_SEAT':
      return 'The first player doesn’t follow from the secret and the parts.';
    case 'OTHER_TILES':
      return `${drawText(players, fault.draw)} gave you other tiles than the record shows.`;
    case 'TOO_MANY_OPENED':
      return `The host revealed ${counted(fault.opened, 'draw')}, but the record has ${fault.draws}.`;
    case 'DRAW_NOT_IN_RECORD':
      return `${drawText(players, fault.draw)} was announced to you but isn’t in the record.`;
    case 'BAD_EVENT':
      return recordReason(fault);
    default:
      return assertNever(fault);
  }
}

/** Result of verifying the draws of a game. Draws are numbered from 1, the deal. */
const drawsSentence = (
  players: PlayersOnScreen,
  result: Result<VerifiedDraws, DrawFault>,
): string =>
  result.ok
    ? `${verifiedSentence(result.value)}${lateSentence(result.value.late.length)}`
    : faultSentence(players, result.error);

/** How many deals before that of the game were not proved; `deals` is at least 1. */
export const unprovedSentence = (deals: number): string =>
  `${counted(deals, 'earlier deal')} ${deals === 1 ? 'wasn’t' : 'weren’t'} proved.`;

/** Tells a guest that turn `turn` (1-based) of its seat did not come from its page. */
export const foreignTurnSentence = (turn: number): string =>
  `Turn ${turn} was taken for you, but this page didn’t make it.`;

export function drawsOutcomeSentence(players: PlayersOnScreen, outcome: DrawsOutcome): string {
  switch (outcome.kind) {
    case 'verified':
      return drawsSentence(players, outcome.result);
    case 'not-opened':
      return 'The host hasn’t revealed its secret, so no draw can be verified.';
    case 'no-share':
      return 'You took no part in the draws, so they can’t be verified.';
    case 'not-joint':
      return 'The host alone drew the tiles, so they can’t be verified.';
    case 'other-game':
      return 'The host’s record isn’t the game you played.';
    case 'foreign-turn':
      return foreignTurnSentence(outcome.turn);
    default:
      return assertNever(outcome);
  }
}

export const DRAWS_DO_NOT_SHOW =
  'No one chose or foresaw a tile. The host’s page still saw every rack.';

export const DRAWS_VERIFIED = 'Draws verified.';
