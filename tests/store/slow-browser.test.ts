import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatRecord } from '../../src/engine';
import { isAtSharedTable, isInvitationPending } from '../../src/store';
import { orLong, runs } from '../arbitraries/runs';
import { type Page, PLAIN_DRAWS, smallGame, startSmall } from '../support/page';
import { simulatedBrowser, type SimulatedBrowser } from '../support/simulated-browser';
import { stubChannels } from '../support/simulated-channels';
import { type Friend, hostIn } from '../support/simulated-friend';
import { slowTab, type Visit } from '../support/slow-tab';
import '../support/loaded-parts';

afterEach(() => vi.unstubAllGlobals());

/** An action of the player; `game` selects the record that an import opens. */
interface Step {
  readonly kind: (typeof KINDS)[number];
  readonly game: number;
}

const KINDS = [
  'start',
  'play at once',
  'pass',
  'pass',
  'rematch',
  'import',
  'reload',
  'join',
  'leave',
] as const;

const steps = fc.array(
  fc.record({
    step: fc.record({ kind: fc.constantFrom(...KINDS), game: fc.nat(2) }),
    blocked: fc.integer({ min: 0, max: 5000 }),
    waits: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
      { weight: 1, arbitrary: fc.constant(300_000) },
    ),
  }),
  { minLength: 1, maxLength: 10 },
);

const imported = (game: number): string => {
  const { record } = smallGame(PLAIN_DRAWS, {}, 'NOTE,2b');
  return formatRecord({ ...record, id: `imported ${game}` });
};

async function join({ actions, state }: Page, fragment: string | undefined): Promise<void> {
  if (fragment === undefined) return;
  await actions.visit(fragment);
  if (state().online?.role === 'visitor') actions.joinTable('Ann', fragment);
}

/** Performs a step, unless the page does not offer it at the moment. */
function take(step: Step, page: Page, friend: Friend): void {
  const { actions, state } = page;
  if (isAtSharedTable(state())) {
    if (step.kind === 'leave') actions.leaveTable();
  } else {
    if (step.kind === 'start') startSmall(page);
    if (step.kind === 'play at once') void actions.quickStart();
    if (step.kind === 'import') void actions.importRecord(imported(step.game));
    if (step.kind === 'rematch' && state().table?.phase === 'over') actions.rematch();
    if (step.kind === 'join') void join(page, friend.fragment());
  }
  if (step.kind !== 'pass') return;
  if (state().table?.phase === 'curtain') actions.liftCurtain();
  const phase = state().table?.phase;
  if (phase === 'your-turn') actions.pass();
  if (phase === 'report') actions.dismissReport();
}

const eventsOf = (record: string | undefined): readonly string[] =>
  record === undefined
    ? []
    : (JSON.parse(record) as { events: unknown[] }).events.map((event) => JSON.stringify(event));

/** The games in the library: the turns of each, by id, and the events of their records. */
async function libraryOf(browser: SimulatedBrowser, { actions, state }: Page) {
  await browser.until(actions.readLibrary());
  const games = state().library?.games ?? [];
  const texts = Promise.all(games.flatMap(({ records }) => records).map(actions.recordOfGame));
  await browser.until(texts);
  return {
    turns: new Map(games.map(({ card }) => [card.id, card.turns])),
    records: (await texts).map(eventsOf),
  };
}

/** Collects what the player has seen of games and what the page has announced. */
function watchman() {
  const seen = new Map<string, readonly string[]>();
  /** The maximum turns of each game at a friend's table, whose host has the record. */
  const seenShared = new Map<string, number>();
  const said: string[] = [];
  return {
    seen,
    seenShared,
    said,
    watch: ({ store, actions }: Page): void => {
      store.subscribe(({ notice, online, table, words }) => {
        if (notice) said.push(notice.headline);
        if (words.kind === 'failed') said.push(words.failure.code);
        if (table?.phase === 'stuck' || table?.phase === 'code-missing') said.push(table.phase);
        if (online?.role === 'guest') {
          if (online.state.hasMetFalseHost) said.push('false host');
          if (online.state.status?.kind === 'turned-away') said.push('turned away');
        }
        if (!table?.turns) return;
        const { recordId, turns } = table;
        const events = eventsOf(actions.exportRecord());
        if (events.length > (seen.get(recordId) ?? []).length) seen.set(recordId, events);
        if (table.online && turns > (seenShared.get(recordId) ?? 0))
          seenShared.set(recordId, turns);
      });
    },
  };
}

function expectSameGame(before: ReturnType<Page['state']>, after: ReturnType<Page['state']>): void {
  const { table, online } = before;
  // While a guest waits for its host, another game may be dealt.
  const mayBeDealt = online !== undefined && !table?.online;
  if (!mayBeDealt || !after.table?.online) {
    expect(after.table?.recordId).toBe(table?.recordId);
    // An older copy of a game, just opened, may be replaced by the library's.
    expect(after.table?.turns ?? 0).toBeGreaterThanOrEqual(table?.turns ?? 0);
  }
}

/** In ms, long after every request has been answered. */
const LONG_AFTER = 600_000;

describe('a browser in which every answer takes up to 20 seconds', () => {
  it(
    'loses no game and misreports no delay',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.infiniteStream(fc.integer({ min: 500, max: 20_000 })),
          steps,
          async (stream, taken) => {
            const remembered = new Map<string, string>();
            vi.stubGlobal('sessionStorage', {
              getItem: (name: string) => remembered.get(name) ?? null,
              setItem: (name: string, text: string) => remembered.set(name, text),
            });
            const delay = (): number => stream.next().value as number;
            const delays = { lock: delay, message: delay, unload: delay };
            const browser = simulatedBrowser(delays);
            stubChannels(browser.clock, delay);
            const tab = slowTab('own', browser, delay);
            const friend = hostIn(
              slowTab('friend', simulatedBrowser(delays, browser.clock), delay),
              delay,
            );
            const { seen, seenShared, said, watch } = watchman();
            const ofFriend = watchman();
            ofFriend.watch(friend.page);
            const open = async (): Promise<Visit> => {
              const visit = tab.visit();
              watch(visit.page);
              await browser.pass(LONG_AFTER, 1000);
              return visit;
            };
            friend.invite();
            let visit = await open();
            for (const { step, blocked, waits } of taken) {
              const { simulated, page } = visit;
              simulated.block(blocked);
              if (step.kind === 'reload') {
                const before = page.state();
                visit.leave();
                visit = await open();
                expectSameGame(before, visit.page.state());
              } else simulated.act(() => take(step, page, friend));
              await browser.pass(1 + waits, 1000);
            }
            visit.leave();
            const last = await open();
            const { online } = last.page.state();
            // One that is put aside is not retried until its player reopens it.
            const isWaiting = online?.role === 'guest' && !isInvitationPending(last.page.state());
            if (isWaiting) expect(online.state.status?.kind).toBe('seated');
            const kept = await libraryOf(browser, last.page);
            for (const events of seen.values()) {
              expect(kept.records.map((each) => each.slice(0, events.length))).toContainEqual(
                events,
              );
            }
            for (const [id, turns] of seenShared) {
              expect(kept.turns.get(id)).toBeGreaterThanOrEqual(turns);
            }
            expect([...said, ...ofFriend.said]).toEqual([]);
          },
        ),
        runs(15, 500),
      );
    },
    orLong(300_000, 3_600_000),
  );
});
