import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  chainFrom,
  commitTo,
  countDraws,
  dealStatement,
  decide,
  type DrawEvidence,
  drawKey,
  type DrawStatement,
  extend,
  formatRecord,
  type GameEvent,
  type GameSetup,
  latestState,
  type RevealedDraw,
  type DrawContribution,
  setupDigest,
  startGame,
  statementOf,
  tilesText,
  type Timeline,
  withDrawKey,
  type Witness,
  type WitnessedDraw,
} from '../../src/engine';
import { at, valueOf } from '../support/results';
import { hashes, helpOf, moveOf, randomPlans, resignationOf } from './games';
import { shownAs } from './runs';

/** A game of joint draws, the evidence that its host reveals at the end, and the notes of each guest. */
export interface JointGame {
  readonly timeline: Timeline;
  readonly evidence: DrawEvidence;
  /** One per chain. */
  readonly witnesses: readonly Witness[];
}

/** A guest: the seed of its chain, and whether it is away at each draw. */
const guests = fc.record({
  seed: hashes,
  away: fc.array(
    fc.boolean().map((stays) => !stays),
    { maxLength: 12 },
  ),
});

const MAX_DRAWS = 40;

/** The tiles that a seat drew; null if none. */
function drawnBy(event: GameEvent, seat: number): string | null {
  if (event.kind === 'deal') return tilesText(event.racks[seat] ?? []);
  return 'drawn' in event && event.seat === seat ? tilesText(event.drawn) : null;
}

/** Games of up to thirty actions, whose guests are away at some draws. */
export const jointGames: Arbitrary<JointGame> = fc
  .record({
    plan: randomPlans,
    secret: hashes,
    salt: hashes,
    guests: fc.array(guests, { maxLength: 3 }),
  })
  .map(({ plan, secret, salt, guests: present }) => {
    const { words, next } = plan;
    const chains = present.map(({ seed }) => chainFrom(seed, MAX_DRAWS));
    const chance = {
      kind: 'joint' as const,
      commitment: commitTo(secret),
      chains: chains.map(({ anchor }) => anchor),
    };
    const setup: GameSetup = { ...plan.setup, chance };
    const draws: RevealedDraw[] = [];
    const heard: WitnessedDraw[][] = present.map(() => []);
    const seatOf = (chain: number): number => chain % setup.seats.length;

    const linksOf = (number: number): readonly DrawContribution[] =>
      present.map(({ away }, chain) => (away[number] ? null : at(at(chains, chain).links, number)));
    const opened = (
      statement: DrawStatement,
      links: readonly DrawContribution[],
      event: GameEvent,
    ): void => {
      draws.push({ statement, links, salt: event.kind === 'exchange' ? salt : null });
      for (const [chain, link] of links.entries()) {
        const drawn = drawnBy(event, seatOf(chain));
        if (link !== null) at(heard, chain).push({ statement, link, drawn });
      }
    };

    const first = dealStatement(setup);
    let timeline = startGame('joint game', setup, drawKey(secret, 0, linksOf(0)));
    opened(first, linksOf(0), at(timeline.record.events, 0));
    for (const happening of next) {
      const state = latestState(timeline);
      if (state.result) break;
      if (happening.kind === 'refused') {
        timeline = valueOf(extend(timeline, { ...happening, seat: state.toMove }));
        continue;
      }
      const drawless = resignationOf(state, happening) ?? helpOf(state, happening);
      if (drawless) {
        timeline = valueOf(extend(timeline, drawless));
        continue;
      }
      const number = countDraws(timeline.record.events);
      const move = moveOf(state, words, happening);
      const undrawn = decide(state, move, undefined);
      const statement = undrawn.ok ? statementOf(setup, undrawn.value, number, salt) : undefined;
      const links = linksOf(number);
      const draw = withDrawKey(state.chance, drawKey(secret, number, links));
      const event = valueOf(decide(state, move, words.lexicon, statement ? draw : state.chance));
      timeline = valueOf(extend(timeline, event));
      if (statement) opened(statement, links, event);
    }
    const witnesses = heard.map((each, chain) => ({
      setup: setupDigest(setup),
      seat: seatOf(chain),
      chain,
      draws: each,
    }));
    const evidence = { secret, draws };
    return shownAs({ timeline, evidence, witnesses }, (game) =>
      JSON.stringify({ ...game, timeline: formatRecord(game.timeline.record) }),
    );
  });
