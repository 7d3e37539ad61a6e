import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  allTiles,
  chainFrom,
  commitTo,
  dealStatement,
  type DrawEvidence,
  drawEvidenceSchema,
  type DrawFault,
  drawKey,
  drawStatementSchema,
  formatRecord,
  type GameEvent,
  type GameRecord,
  type GameState,
  type RevealedDraw,
  parseRecord,
  rackToMove,
  sameTile,
  setupDigest,
  startGame,
  statementOf,
  takeTiles,
  type Tile,
  verifyDraws,
  type Witness,
  type WitnessedDraw,
} from '../../../../src/engine';
import { type JointGame, jointGames } from '../../../arbitraries/joint-games';
import { runs } from '../../../arbitraries/runs';
import { setupOf } from '../../../support/games';
import { at, errorOf, valueOf } from '../../../support/results';
import { wordsOf } from '../../../support/words';

const OTHER = 'ab'.repeat(32);

describe('the draws of a game', () => {
  const seen = { draws: 0, own: 0, missed: 0, incomplete: 0, exchanges: 0, over: 0, alone: 0 };

  it('are verified by each guest and by third parties', () => {
    fc.assert(
      fc.property(jointGames, ({ timeline, evidence, witnesses }) => {
        const draws = evidence.draws.length;
        const chains = witnesses.length;
        const incomplete = evidence.draws.flatMap(({ statement, links }) =>
          links.every((link) => link !== null) ? [] : [statement.number],
        );
        const verified = { draws, chains, own: undefined, incomplete, late: [] };
        expect(valueOf(verifyDraws(timeline.record, evidence))).toEqual(verified);
        for (const witness of witnesses) {
          const own = witness.draws.length;
          expect(valueOf(verifyDraws(timeline.record, evidence, witness))).toEqual({
            ...verified,
            own,
          });
          seen.own += own;
          seen.missed += draws - own;
        }
        seen.draws += draws;
        seen.incomplete += incomplete.length;
        seen.exchanges += evidence.draws.filter(({ salt }) => salt !== null).length;
        seen.over += Number(timeline.states.at(-1)?.result !== undefined);
        seen.alone += Number(chains === 0);
      }),
      runs(100, 200),
    );
  });

  it('include all kinds of draws', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
  });

  it('are verified after record and evidence were written and read back', () => {
    fc.assert(
      fc.property(jointGames, ({ timeline, evidence }) => {
        const read = valueOf(parseRecord(formatRecord(timeline.record), undefined));
        const opened = v.parse(drawEvidenceSchema, JSON.parse(JSON.stringify(evidence)));
        expect(opened).toEqual(evidence);
        expect(verifyDraws(read.record, opened).ok).toBe(true);
      }),
      runs(40, 80),
    );
  });

  it('match the statements made before them', () => {
    fc.assert(
      fc.property(jointGames, ({ timeline, evidence }) => {
        const { setup, events } = timeline.record;
        const statements = events.reduce<RevealedDraw['statement'][]>((stated, event) => {
          const number = stated.length;
          const salt = evidence.draws[number]?.salt ?? '';
          const statement = statementOf(setup, event, number, salt);
          return statement ? [...stated, statement] : stated;
        }, []);
        expect(statements).toEqual(evidence.draws.map(({ statement }) => statement));
      }),
      runs(50, 100),
    );
  });
});

/** The material of one verifier: a record, the host’s evidence and, for a guest, the guest’s own notes. */
interface Claim {
  readonly record: GameRecord;
  readonly evidence: DrawEvidence;
  readonly witness: Witness | undefined;
}

const withEvent = (claim: Claim, index: number, event: GameEvent): Claim => ({
  ...claim,
  record: { ...claim.record, events: claim.record.events.with(index, event) },
});

const withOpened = (claim: Claim, number: number, changes: Partial<RevealedDraw>): Claim => {
  const { evidence } = claim;
  const opened = { ...at(evidence.draws, number), ...changes };
  return { ...claim, evidence: { ...evidence, draws: evidence.draws.with(number, opened) } };
};

interface Place {
  readonly number: number;
  readonly index: number;
  readonly state: GameState;
  readonly event: GameEvent;
  readonly opened: RevealedDraw;
}

function placesOf({ timeline, evidence }: JointGame): readonly Place[] {
  const { setup, events } = timeline.record;
  const places: Place[] = [];
  for (const [index, event] of events.entries()) {
    const number = places.length;
    if (!statementOf(setup, event, number, '')) continue;
    const state = at(timeline.states, index);
    places.push({ number, index, state, event, opened: at(evidence.draws, number) });
  }
  return places;
}

/** The tiles with one of them replaced by another face of the game. */
function swapped(all: readonly Tile[], tiles: readonly Tile[], pick: number): readonly Tile[] {
  const slot = pick % tiles.length;
  const others = all.filter((tile) => !sameTile(tile, at(tiles, slot)));
  return tiles.with(slot, at(others, pick % others.length));
}

/** A claim with one change, and the fault that must reveal it. */
type Change = (
  claim: Claim,
  place: Place,
  pick: number,
) => readonly [Claim, DrawFault['code']] | undefined;

/** Changes to the record of a draw. */
const ofRecord: Readonly<Record<string, Change>> = {
  'a tile drawn': (claim, { index, event }, pick) => {
    const all = allTiles(claim.record.setup.rules.tileSet);
    if (event.kind === 'deal') {
      const seat = pick % event.racks.length;
      if (at(event.racks, seat).length === 0) return undefined;
      const racks = event.racks.with(seat, swapped(all, at(event.racks, seat), pick));
      return [withEvent(claim, index, { ...event, racks }), 'WRONG_TILES'];
    }
    if (!('drawn' in event)) return undefined;
    const drawn = swapped(all, event.drawn, pick);
    return [withEvent(claim, index, { ...event, drawn }), 'WRONG_TILES'];
  },
  'one tile fewer': (claim, { index, event }) =>
    'drawn' in event
      ? [withEvent(claim, index, { ...event, drawn: event.drawn.slice(1) }), 'WRONG_TILES']
      : undefined,
  'one tile more': (claim, { index, event }) =>
    'drawn' in event
      ? [
          withEvent(claim, index, {
            ...event,
            drawn: [...event.drawn, ...event.drawn.slice(0, 1)],
          }),
          'WRONG_TILES',
        ]
      : undefined,
  'a tile given back': (claim, { index, event, state }, pick) => {
    if (event.kind !== 'exchange') return undefined;
    const kept = takeTiles(rackToMove(state), event.returned).left;
    const slot = pick % event.returned.length;
    const other = kept.find((tile) => !sameTile(tile, at(event.returned, slot)));
    if (!other) return undefined;
    const returned = event.returned.with(slot, other);
    return [withEvent(claim, index, { ...event, returned }), 'WRONG_RETURNED'];
  },
  'the first seat': (claim, { index, event }) => {
    const { rules, seats } = claim.record.setup;
    if (event.kind !== 'deal' || rules.firstSeat === 'first' || seats.length < 2) return undefined;
    const firstSeat = (event.firstSeat + 1) % seats.length;
    return [withEvent(claim, index, { ...event, firstSeat }), 'WRONG_FIRST_SEAT'];
  },
  'the first square': (claim, { index, event }) => {
    if (event.kind !== 'deal' || !event.opening) return undefined;
    const { square } = event.opening;
    const { columns } = claim.record.setup.board;
    const column = (square.column + 1) % columns;
    const opening = { ...event.opening, square: { ...square, column } };
    return columns > 1
      ? [withEvent(claim, index, { ...event, opening }), 'WRONG_FIRST_TILE']
      : undefined;
  },
  'the first tile': (claim, { index, event, state }) => {
    if (event.kind !== 'deal' || !event.opening) return undefined;
    const { square, tile } = event.opening;
    const { left } = takeTiles(state.bag, event.racks.flat());
    const other = left.find((each) => each.kind === 'letter' && each.letter !== tile.letter);
    if (other?.kind !== 'letter') return undefined;
    const opening = { square, tile: other };
    return [withEvent(claim, index, { ...event, opening }), 'WRONG_FIRST_TILE'];
  },
  'the score': (claim, { index, event }) =>
    event.kind === 'play'
      ? [withEvent(claim, index, { ...event, score: event.score + 1 }), 'BAD_EVENT']
      : undefined,
};

/** Changes to the evidence that the host reveals for a draw. */
const ofEvidence: Readonly<Record<string, Change>> = {
  'the stated number of tiles': (claim, { number, opened: { statement } }) => [
    withOpened(claim, number, { statement: { ...statement, count: statement.count + 1 } }),
    'WRONG_STATEMENT',
  ],
  'the stated number of the draw': (claim, { number, opened: { statement } }) => [
    withOpened(claim, number, { statement: { ...statement, number: number + 1 } }),
    'WRONG_STATEMENT',
  ],
  'the stated play': (claim, { number, opened: { statement } }) =>
    statement.kind === 'play'
      ? [
          withOpened(claim, number, { statement: { ...statement, play: `A${statement.play}` } }),
          'WRONG_STATEMENT',
        ]
      : undefined,
  'the stated seat': (claim, { number, opened: { statement } }) =>
    statement.kind === 'play'
      ? [
          withOpened(claim, number, { statement: { ...statement, seat: statement.seat + 1 } }),
          'WRONG_STATEMENT',
        ]
      : undefined,
  'the commitment to exchanged tiles': (claim, { number, opened: { statement } }) =>
    statement.kind === 'exchange'
      ? [
          withOpened(claim, number, { statement: { ...statement, returned: OTHER } }),
          'WRONG_RETURNED',
        ]
      : undefined,
  'the salt': (claim, { number, opened: { salt } }) =>
    salt === null ? undefined : [withOpened(claim, number, { salt: OTHER }), 'WRONG_RETURNED'],
  'no salt': (claim, { number, opened: { salt } }) =>
    salt === null ? undefined : [withOpened(claim, number, { salt: null }), 'WRONG_RETURNED'],
  'a contribution': (claim, { number, opened: { links } }, pick) =>
    links.length > 0
      ? [withOpened(claim, number, { links: links.with(pick % links.length, OTHER) }), 'WRONG_LINK']
      : undefined,
  'an extra contribution': (claim, { number, opened: { links } }) => [
    withOpened(claim, number, { links: [...links, null] }),
    'WRONG_LINK',
  ],
  'a missing contribution': (claim, { number, opened: { links } }) =>
    links.length > 0
      ? [withOpened(claim, number, { links: links.slice(0, -1) }), 'WRONG_LINK']
      : undefined,
  'no more evidence': ({ evidence, ...rest }, { number }) => [
    { ...rest, evidence: { ...evidence, draws: evidence.draws.slice(0, number) } },
    'NOT_OPENED',
  ],
  'an extra draw': ({ evidence, ...rest }, { opened }) => [
    { ...rest, evidence: { ...evidence, draws: [...evidence.draws, opened] } },
    'TOO_MANY_OPENED',
  ],
  'the secret': (claim) => [
    { ...claim, evidence: { ...claim.evidence, secret: OTHER } },
    'WRONG_SECRET',
  ],
};

const heardOf = ({ witness }: Claim, { number }: Place): WitnessedDraw | undefined =>
  witness?.draws.find(({ statement }) => statement.number === number);

/** A claim with the witness’s note of a draw replaced or removed. */
function remembering(
  { witness, ...rest }: Claim,
  heard: WitnessedDraw,
  other?: WitnessedDraw,
): Claim {
  if (!witness) throw new Error('Nobody remembers');
  const draws = witness.draws.flatMap((each) => (each === heard ? (other ?? []) : each));
  return { ...rest, witness: { ...witness, draws } };
}

/** Differences between the host’s evidence and a guest’s notes. */
const ofMemory: Readonly<Record<string, Change>> = {
  'a contribution left out': (claim, place) => {
    const { witness } = claim;
    if (!witness || !heardOf(claim, place)) return undefined;
    const links = place.opened.links.with(witness.chain, null);
    return [withOpened(claim, place.number, { links }), 'SHARE_LEFT_OUT'];
  },
  'a contribution not requested': (claim, place) => {
    const heard = heardOf(claim, place);
    return heard && [remembering(claim, heard), 'OTHER_SHARE'];
  },
  'a contribution not revealed': (claim, place) => {
    const heard = heardOf(claim, place);
    return heard && [remembering(claim, heard, { ...heard, link: null }), 'OTHER_SHARE'];
  },
  'another statement': (claim, place) => {
    const heard = heardOf(claim, place);
    if (!heard) return undefined;
    const statement = { ...heard.statement, count: heard.statement.count + 1 };
    return [remembering(claim, heard, { ...heard, statement }), 'OTHER_STATEMENT'];
  },
  'other tiles': (claim, place) => {
    const heard = heardOf(claim, place);
    if (!heard || heard.drawn === null) return undefined;
    const drawn = `${heard.drawn}_`;
    return [remembering(claim, heard, { ...heard, drawn }), 'OTHER_TILES'];
  },
  'a draw that is not in the record': (claim, place) => {
    const heard = heardOf(claim, place);
    const { witness, evidence } = claim;
    if (!heard || !witness) return undefined;
    const statement = { ...heard.statement, number: evidence.draws.length + 1 };
    const draws = [...witness.draws, { ...heard, statement }];
    return [{ ...claim, witness: { ...witness, draws } }, 'DRAW_NOT_IN_RECORD'];
  },
  'another secret with its commitment': (claim) => {
    const { record, evidence, witness } = claim;
    const { chance } = record.setup;
    if (!witness || chance.kind !== 'joint') return undefined;
    const setup = { ...record.setup, chance: { ...chance, commitment: commitTo(OTHER) } };
    const other = { record: { ...record, setup }, evidence: { ...evidence, secret: OTHER } };
    return [{ ...other, witness }, 'OTHER_SETUP'];
  },
};

const WITHOUT_A_DRAW = [
  'BAD_EVENT',
  'TOO_MANY_OPENED',
  'WRONG_SECRET',
  'OTHER_SETUP',
  'DRAW_NOT_IN_RECORD',
];

describe('a claim with one change', () => {
  const all = Object.entries({ ...ofRecord, ...ofEvidence, ...ofMemory });
  const tried = new Map(all.map(([name]) => [name, 0]));

  it('is detected at the right draw', () => {
    fc.assert(
      fc.property(jointGames, fc.nat(999), (game, pick) => {
        const { timeline, evidence, witnesses } = game;
        const witness = witnesses[pick % Math.max(1, witnesses.length)];
        for (const place of placesOf(game)) {
          for (const [name, change] of all) {
            const changed = change({ record: timeline.record, evidence, witness }, place, pick);
            if (!changed) continue;
            const [claim, code] = changed;
            const fault = errorOf(verifyDraws(claim.record, claim.evidence, claim.witness));
            const where = code === 'BAD_EVENT' ? { index: place.index } : {};
            const draw = WITHOUT_A_DRAW.includes(code) ? {} : { draw: { number: place.number } };
            expect({ name, ...fault }).toMatchObject({ name, code, ...where, ...draw });
            tried.set(name, (tried.get(name) ?? 0) + 1);
          }
        }
      }),
      runs(50, 100),
    );
  });

  it.each(all)('was tested: %s', (name) => {
    expect(tried.get(name)).toBeGreaterThan(3);
  });
});

describe('a host', () => {
  const { lexicon } = wordsOf(['NO']);
  const secret = '5e'.repeat(32);
  const { anchor, links } = chainFrom('1f'.repeat(32), 9);
  const setup = setupOf('', lexicon, {
    chance: { kind: 'joint', commitment: commitTo(secret), chains: [anchor] },
  });
  const statement = dealStatement(setup);
  const link = at(links, 0);
  const { record } = startGame('game', setup, drawKey(secret, 0, [link]));
  const dealt = { statement, links: [link], salt: null };
  const witness: Witness = {
    setup: setupDigest(setup),
    seat: 1,
    chain: 0,
    draws: [{ statement, link, drawn: null }],
  };

  it('cannot leave out a contribution and keep the tiles', () => {
    const evidence = { secret, draws: [{ ...dealt, links: [null] }] };
    const fault = { code: 'WRONG_TILES', draw: statement };
    expect(errorOf(verifyDraws(record, evidence))).toEqual(fault);
  });

  it('may omit a contribution that came late, but not one that came in time', () => {
    const without = startGame('game', setup, drawKey(secret, 0, [null]));
    const evidence = { secret, draws: [{ ...dealt, links: [null] }] };
    const fault = { code: 'SHARE_LEFT_OUT', draw: statement };
    expect(errorOf(verifyDraws(without.record, evidence, witness))).toEqual(fault);
    const late = { ...witness, draws: [{ statement, link, drawn: null, isUncertain: true }] };
    const verified = { draws: 1, own: 0, incomplete: [0], late: [0] };
    expect(valueOf(verifyDraws(without.record, evidence, late))).toMatchObject(verified);
    expect(valueOf(verifyDraws(record, { secret, draws: [dealt] }, late))).toMatchObject({
      own: 1,
      late: [],
    });
  });

  it('cannot change the secret and keep the tiles', () => {
    const chance = { kind: 'joint' as const, commitment: commitTo(OTHER), chains: [anchor] };
    const other = { ...record, setup: { ...setup, chance } };
    const fault = { code: 'WRONG_TILES', draw: statement };
    expect(errorOf(verifyDraws(other, { secret: OTHER, draws: [dealt] }))).toEqual(fault);
  });

  it('may abandon a game during a draw, but not drop a draw from a game that continues', () => {
    const next = { kind: 'play', number: 1, count: 2, seat: 0, play: 'NO b2 across' } as const;
    const heard = { statement: next, link: at(links, 1), drawn: null };
    const evidence = { secret, draws: [dealt] };
    const abandoned = { ...witness, draws: [...witness.draws, heard] };
    expect(valueOf(verifyDraws(record, evidence, abandoned))).toMatchObject({ draws: 1, own: 1 });

    const passed = (seat: number): GameEvent => ({ kind: 'pass', seat, trace: undefined });
    const passes = Array.from({ length: 2 * setup.rules.passesToEnd }, (_, turn) =>
      passed(turn % 2),
    );
    const over = { ...record, events: [...record.events, ...passes] };
    expect(valueOf(verifyDraws(over, evidence, witness))).toMatchObject({ draws: 1, own: 1 });
    expect(errorOf(verifyDraws(over, evidence, abandoned))).toEqual({
      code: 'DRAW_NOT_IN_RECORD',
      draw: next,
    });
  });

  it('has nothing to reveal if draws are not joint', () => {
    const seeded = startGame('seeded', { ...setup, chance: { kind: 'seeded', seed: '' } });
    expect(errorOf(verifyDraws(seeded.record, { secret, draws: [] }))).toEqual({
      code: 'NOT_JOINT',
    });
  });

  it('fails verification if it drew without a key', () => {
    const alone = startGame('alone', setup);
    expect(errorOf(verifyDraws(alone.record, { secret, draws: [dealt] }))).toEqual({
      code: 'WRONG_TILES',
      draw: statement,
    });
  });
});

describe('data from another page', () => {
  const opened = { statement: { kind: 'deal', number: 0, count: 14 }, links: [null], salt: null };
  const read = (draw: object, secret = OTHER) =>
    v.safeParse(drawEvidenceSchema, { secret, draws: [draw] }).success;

  it('are accepted as evidence only in the exact form', () => {
    expect(read(opened)).toBe(true);
    expect(read({ ...opened, links: [OTHER, null], salt: OTHER })).toBe(true);
    for (const draw of [
      { ...opened, more: 1 },
      { ...opened, salt: 'x' },
      { ...opened, salt: undefined },
      { ...opened, links: [''] },
      { ...opened, links: Array.from({ length: 9 }, () => null) },
      { ...opened, statement: { ...opened.statement, count: -1 } },
      { ...opened, statement: { ...opened.statement, seat: 0 } },
      { ...opened, statement: { ...opened.statement, kind: 'pass' } },
    ]) {
      expect(read(draw)).toBe(false);
    }
    expect(read(opened, OTHER.toUpperCase())).toBe(false);
  });

  it('are accepted as a statement only in the exact form', () => {
    const play = { kind: 'play', number: 1, count: 2, seat: 0, play: 'NO b2 across' };
    const exchange = { kind: 'exchange', number: 1, count: 2, seat: 0, returned: OTHER };
    const is = (statement: object) => v.safeParse(drawStatementSchema, statement).success;
    expect([play, exchange, { ...play, seat: 8 }, { ...exchange, returned: 'Q' }].map(is)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
