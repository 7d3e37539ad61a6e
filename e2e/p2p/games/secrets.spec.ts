import {
  type GameState,
  latestState,
  type ViewUpdate,
  updateFromJson,
  publicSetupToJson,
  type RackView,
  rackTileOf,
  tilesText,
  type Timeline,
} from '../../../src/engine';
import { type HostMessage, parseHostMessage } from '../../../src/online/wire/messages';
import { valueOf } from '../../../tests/support/results';
import { IS_LONG, LONG_TEST } from '../../lib/long';
import { messagesIn } from '../../lib/messages';
import {
  deal,
  expectEnd,
  savedTable,
  meetByCode,
  openTable,
  passing,
  playOn,
} from '../../lib/online';
import { expect, test } from '../../lib/people';

const GUEST = 1;

/** A rack's tiles as text if they are shown, otherwise their number. */
const shownOf = (rack: RackView): string | number =>
  rack.kind === 'shown' ? tilesText(rack.tiles) : rack.count;

const sorted = (tiles: string): string => [...tiles].toSorted().join('');

function stateAfter({ states }: Timeline, turns: number): GameState {
  const state = states.findLast((each) => each.turns === turns);
  if (!state) throw new Error(`There are no ${turns} turns`);
  return state;
}

/** The guest's allowed view of the racks in a state: their tiles or their number. */
const racksToTell = ({ racks, setup, toMove, result }: GameState): readonly (string | number)[] =>
  racks.map((rack, seat) => {
    const isOpen = setup.openRacks && toMove === GUEST;
    return seat === GUEST || isOpen || result ? tilesText(rack) : rack.length;
  });

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Minimum rack size that is unlikely to match a word by chance. */
const TELLING = 6;

/** Minimum length of a run of bag tiles that counts as a leak. */
const RUN = 8;

const runsIn = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - RUN + 1) }, (_, from) =>
    text.slice(from, from + RUN),
  );

/** Creates a check for texts that spell what the guest must never receive: the host's tiles, or the bag's in order. */
function spellsSecret({ states, record }: Timeline): (text: string) => boolean {
  const told = record.events.flatMap((event) =>
    event.kind === 'play'
      ? [tilesText(event.play.tiles.map((tile) => rackTileOf(tile))), ...event.words].map(sorted)
      : [],
  );
  const racks = states.map(({ racks: [rack = []] }) => sorted(tilesText(rack)));
  // A rack played as a whole is public from then on, and one that matches a word reveals nothing.
  const secret = racks.filter((rack) => rack.length >= TELLING && !told.includes(rack));
  const runs = new Set(states.flatMap(({ bag }) => runsIn(tilesText(bag))));
  return (text) => secret.includes(sorted(text)) || runsIn(text).some((run) => runs.has(run));
}

interface Heard {
  readonly text: string;
  readonly message: HostMessage;
}

/** The messages that the guest received; fails for an unknown kind. */
const heardIn = (frames: readonly string[]): readonly Heard[] =>
  messagesIn(frames).map((text) => ({ text, message: valueOf(parseHostMessage(text)) }));

/** Checks that an update contains exactly what the guest may know at that turn. */
function expectFair(game: Timeline, update: ViewUpdate): void {
  const turns = update.known + update.turns.length;
  const state = stateAfter(game, turns);
  expect(update.viewer).toBe(GUEST);
  expect(update.racks.map(shownOf), `racks after ${turns} turns`).toEqual(racksToTell(state));
  expect(update.bagCount).toBe(state.bag.length);
  for (const turn of update.turns) {
    if (turn.kind !== 'play' && turn.kind !== 'exchange') continue;
    expect(turn.drawn.kind, `what was drawn in ${turns} turns`).toBe(
      turn.seat === GUEST ? 'shown' : 'hidden',
    );
  }
}

/** Number of turns before everyone passes; `npm run test:long` plays all. */
const TURNS = IS_LONG ? Infinity : 4;

for (const open of [false, true]) {
  const racks = open
    ? 'the host’s rack only on its own turns'
    : 'no rack but its own until the end of the game';
  test(
    `in ${open ? 'an open' : 'a closed'} game the guest’s page receives ${racks}, and the relay nothing`,
    open ? LONG_TEST : {},
    async ({ people, relay }) => {
      const [host, guest] = [await people.invite(), await people.invite()];
      await openTable(host, { game: 'ScraeBBKle', name: 'Hedwig', others: ['online'], open });
      await meetByCode(host, guest, { player: 2, name: 'Gunnar' });
      const table = { host, sitters: [host, guest] };
      await deal(table);
      await playOn(table, TURNS);
      const game = await playOn(table, Infinity, passing);
      await expectEnd(table, game);
      expect(relay.heard).toEqual([]);

      const { setup } = game.record;
      const heard = heardIn(await guest.received());
      const end = heard.findIndex(({ message }) => message.kind === 'over');
      expect(heard.slice(end).map(({ message }) => message)).toMatchObject([{ kind: 'over' }]);

      const before = heard.slice(0, end);
      const updates = before.flatMap(({ message }) =>
        message.kind === 'update' ? [valueOf(updateFromJson(setup.rules, message.update))] : [],
      );
      // There was an update for every turn, and one for the end before the record.
      const turns = new Set(updates.map((each) => each.known + each.turns.length));
      expect([...turns]).toEqual(
        Array.from({ length: latestState(game).turns + 1 }, (_, turn) => turn),
      );
      expect(updates.at(-1)?.result).toBeDefined();
      for (const each of updates) expectFair(game, each);
      const shown = updates.filter((each) => each.racks[0]?.kind === 'shown' && !each.result);
      expect(shown.length > 0).toBe(open);

      const { secrets } = await savedTable(host);
      if (!secrets) throw new Error('The draws are not joint');
      const isSecret = spellsSecret(game);
      expect(before.filter(({ text }) => text.includes(secrets.evidence.secret))).toEqual([]);
      for (const { message } of before) {
        if (message.kind === 'game') {
          expect(message.setup).toEqual(publicSetupToJson(setup));
        } else if (message.kind === 'update') {
          const { racks: _, ...rest } = Object(message.update);
          expect(textsIn(rest).filter(isSecret)).toEqual([]);
        } else {
          expect(textsIn(message).filter(isSecret)).toEqual([]);
        }
      }
    },
  );
}
