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
  late === 0
    ? ''
    : ` ${counted(late, 'share')} of yours came too late: the connection was disturbed.`;

function verifiedSentence({ draws, chains, own, incomplete }: VerifiedDraws): string {
  if (draws === 0) return 'Nothing has been drawn.';
  const all = draws === 1 ? 'The deal is' : `All ${draws} draws are`;
  if (chains === 0) return `${all} as the secret gives, and nobody else had a share.`;
  if (own === undefined) {
    const some = draws === 1 ? 'it lacks a share' : `${incomplete.length} of them lack a share`;
    return incomplete.length === 0 ? `${all} verified.` : `${all} verified; ${some}.`;
  }
  if (own === draws) return `${all} verified, ${draws === 1 ? '' : 'all '}with your share.`;
  if (own === 0) return `${all} verified, without a share of yours.`;
  return `${all} verified; ${own} of them with your share.`;
}

function faultSentence(players: PlayersOnScreen, fault: DrawFault): string {
  switch (fault.code) {
    case 'NOT_JOINT':
      return 'Nobody had a share in the draws of this game, so they cannot be verified.';
    case 'OTHER_SETUP':
      return 'The record is of a game that was set up otherwise than yours.';
    case 'WRONG_SECRET':
      return 'The secret is not the one that the host was bound to before the game.';
    case 'NOT_OPENED':
      return `${drawText(players, fault.draw)} cannot be verified: the host has not opened it.`;
    case 'WRONG_RETURNED':
      return `${drawText(players, fault.draw)} came after an exchange of other tiles than the host was bound to.`;
    case 'WRONG_STATEMENT':
      return `${drawText(players, fault.draw)} is not what the host says it was to be.`;
    case 'OTHER_STATEMENT':
      return `${drawText(players, fault.draw)} is not what the host told you that it was to be.`;
    case 'WRONG_LINK':
      return `${drawText(players, fault.draw)} has a share that guest ${fault.chain + 1} cannot have opened.`;
    case 'SHARE_LEFT_OUT':
      return `${drawText(players, fault.draw)} leaves out the share that you opened.`;
    case 'OTHER_SHARE':
      return `${drawText(players, fault.draw)} has a share of yours that you did not open for it.`;
    case 'WRONG_TILES':
      return `${drawText(players, fault.draw)} is not what the secret and the shares give.`;
    case 'WRONG_FIRST_TILE':
      return 'The tile laid before play is not what the secret and the shares give.';
    case 'WRONG_FIRST_SEAT':
      return 'Who began is not what the secret and the shares give.';
    case 'OTHER_TILES':
      return `${drawText(players, fault.draw)} brought you other tiles than the record says.`;
    case 'TOO_MANY_OPENED':
      return `The host has opened ${counted(fault.opened, 'draw')}, and the record has ${fault.draws}.`;
    case 'DRAW_NOT_IN_RECORD':
      return `${drawText(players, fault.draw)} was announced to you and is not in the record.`;
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
      return 'The host has not opened what the draws were made of: none of them can be verified.';
    case 'no-share':
      return 'You had no share in the draws, so they can’t be verified.';
    case 'not-joint':
      return 'The draws followed one generator, which the host alone had: they cannot be verified.';
    case 'other-game':
      return 'The record that the host has sent is not that of the game that was played here.';
    case 'foreign-turn':
      return foreignTurnSentence(outcome.turn);
    default:
      return assertNever(outcome);
  }
}

export const DRAWS_DO_NOT_SHOW =
  'This shows that nobody chose or foresaw a tile. It does not show that the host, whose page knows every rack, kept what it saw to itself.';

export const DRAWS_VERIFIED = 'Draws verified.';
