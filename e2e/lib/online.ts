import { settled } from './settled';
import type { Locator, Page } from '@playwright/test';
import {
  formatMove,
  formatRecord,
  type GameResult,
  latestState,
  type Timeline,
} from '../../src/engine';
import { finalScoreSentence, winnerSentence } from '../../src/messages';
import { type KeptGame, parseKeptHost } from '../../src/online/wire/kept-host';
import { valueOf } from '../../tests/support/results';
import {
  hostTable,
  joinDialog,
  pressJoin,
  restrictToLocalNetwork,
  unfold,
  openJoin,
} from './friends';
import { computerMove } from './games';
import { expect, type KillablePerson, type People, type Person } from './people';
import { saveRecord } from './records';
import type { Relay } from './relay';
import { movePanel } from './screens';
import { storedText } from './storage';
import {
  answer,
  expectScores,
  expectTurns,
  playMove,
  setupDialog,
  setupQuestions,
  openSetup,
  openOptions,
} from './table';

/** Set-up of a shared table. The host's player has the first seat. */
export interface TablePlan {
  readonly game: string;
  readonly name: string;
  readonly others: readonly ('computer' | 'online')[];
  /** Whether racks are open, if the game leaves a choice. */
  readonly open?: boolean;
}

/** A table with the person at each seat, undefined for computers. The first is the host. */
export interface OnlineTable {
  readonly host: Person;
  readonly sitters: readonly (Person | undefined)[];
}

const peopleAt = ({ sitters }: OnlineTable): readonly Person[] =>
  sitters.filter((sitter) => sitter !== undefined);

const GUEST_TITLE = { name: /’s table$/ };

/** Another's table as its guest sees it: in a dialog, or beside the board. */
export const guestTable = (page: Page): Locator =>
  page.getByRole('dialog', GUEST_TITLE).or(page.getByRole('region', GUEST_TITLE));

/** The value of a text field to copy, such as a link or code. */
async function given(where: Locator, label: string | RegExp): Promise<string> {
  const box = where.getByRole('textbox', { name: label, exact: true });
  await expect(box).not.toHaveValue('');
  return box.inputValue();
}

export async function openTable(
  { page }: Person,
  { game, name, others, open }: TablePlan,
): Promise<void> {
  await openSetup(page);
  const questions = setupDialog(page);
  await answer(questions, /Which game/, new RegExp(`^${game}$`));
  const players = others.length + 1;
  if (players > 2) await answer(questions, /How many players/, new RegExp(`^${players}$`));
  for (const [index, player] of others.entries()) {
    await answer(questions, new RegExp(`Is Player ${index + 2} a`), new RegExp(player, 'i'));
  }
  await openOptions(page);
  await setupQuestions(page).getByLabel('Name of Player 1', { exact: true }).fill(name);
  if (open !== undefined) await answer(questions, /open or a closed/, open ? /^Open/ : /^Closed/);
  await questions.getByRole('button', { name: 'Invite' }).click();
  await expect(hostTable(page)).toBeVisible();
}

/** Replaces the list of relays with one relay. */
export const nameRelay = (where: Locator, { url }: Pick<Relay, 'url'>): Promise<void> =>
  where.getByLabel(/^Relays, one/).fill(url);

/** Connects through one relay and no server. */
export async function connectRelay(where: Locator, relay: Pick<Relay, 'url'>): Promise<void> {
  await unfold(where, /^(?:Other ways|Connection)$/);
  await unfold(where, /^Relays and servers$/);
  await nameRelay(where, relay);
  await where.getByLabel(/^STUN and TURN/).fill('');
}

/** Contacts the listed relays and shows the link. */
export async function makeLink({ page }: Pick<Person, 'page'>): Promise<void> {
  const where = hostTable(page);
  await where.getByRole('button', { name: 'Create invite link' }).click();
  await expect(where.getByRole('button', { name: 'Try again' })).toBeEnabled();
}

/** Lets guests find a table through a relay. */
export async function openRoom(
  { page }: Pick<Person, 'page'>,
  relay: Pick<Relay, 'url'>,
): Promise<void> {
  await connectRelay(hostTable(page), relay);
  await makeLink({ page });
}

/** Matches a text about an awaited player, whom the page calls a friend if no other is awaited. */
const about = (before: string, player: number, after = ''): RegExp =>
  new RegExp(`^${before}(?:your friend|Player ${player})${after}$`, 'i');

export const linkFor = ({ page }: Person, player: number): Promise<string> =>
  given(hostTable(page), about('Link for ', player));

interface JoinPlan {
  readonly link: string;
  readonly name: string;
  readonly relay: Relay;
}

export async function askByLink({ page }: Person, { link, name, relay }: JoinPlan): Promise<void> {
  await page.goto(link);
  const where = joinDialog(page);
  await where.getByLabel('Your name').fill(name);
  await connectRelay(where, relay);
  await pressJoin(where);
}

/** Follows a link to a table and waits for the seat. */
export async function joinByLink(guest: Person, coming: JoinPlan): Promise<void> {
  await askByLink(guest, coming);
  await expect(guestTable(guest.page)).toContainText('Waiting for the host to start.');
}

/** Exchanges codes between a host and the guest of a seat (1-based); no server is contacted. */
export async function meetByCode(
  { page: host }: Pick<Person, 'page'>,
  { page: guest }: Pick<Person, 'page'>,
  { player, name }: { readonly player: number; readonly name: string },
): Promise<void> {
  const table = hostTable(host);
  await restrictToLocalNetwork(table);
  await table.getByRole('button', { name: about('Create code for ', player) }).click();
  const code = await given(table, about('Code for ', player));

  await openJoin(guest);
  const joining = joinDialog(guest);
  await joining.getByLabel('Your name').fill(name);
  await joining.getByLabel('Invite link or code').fill(code);
  await restrictToLocalNetwork(joining);
  await pressJoin(joining);
  const reply = await given(guestTable(guest), 'Your reply code');

  await table.getByLabel(about('', player, '’s reply code')).fill(reply);
  await table.getByRole('button', { name: about('Connect ', player) }).click();
  await expect(guestTable(guest)).toContainText('Waiting for the host to start.');
}

export async function deal(table: OnlineTable): Promise<void> {
  await hostTable(table.host.page).getByRole('button', { name: 'Start game' }).click();
  for (const { page } of peopleAt(table)) {
    await expect(movePanel(page)).toBeVisible();
    await settled(page);
  }
}

function savedGame(text: string | undefined): KeptGame {
  const { game } = valueOf(parseKeptHost(JSON.parse(text ?? 'null')));
  if (!game) throw new Error('No game has been dealt');
  return game;
}

/** The game as the host's page stores it, including what is hidden from guests. */
export const savedTable = async ({ page }: Person): Promise<KeptGame> =>
  savedGame(await storedText(page, 'online'));

export const gameAt = async (host: Person): Promise<Timeline> => (await savedTable(host)).timeline;

/** Waits until the host's page has stored a game that satisfies a condition. */
async function untilGame(
  { page }: Person,
  isWanted: (game: Timeline) => boolean,
): Promise<Timeline> {
  let text: string | undefined;
  let game: Timeline | undefined;
  await expect
    .poll(
      async () => {
        const kept = await storedText(page, 'online');
        // Parsing a game takes longer than comparing its text.
        if (kept !== text) game = savedGame(kept).timeline;
        text = kept;
        return game !== undefined && isWanted(game);
      },
      { intervals: [30] },
    )
    .toBe(true);
  if (!game) throw new Error('There is no game');
  return game;
}

/**
 * Waits for a person's turn or the end of the game, and until all pages show it; `known` is the latest known state of
 * the game.
 */
export async function untilPersonToMove(table: OnlineTable, known?: Timeline): Promise<Timeline> {
  const isReady = (each: Timeline): boolean => {
    const { result, toMove } = latestState(each);
    return result !== undefined || table.sitters[toMove] !== undefined;
  };
  const game = known && isReady(known) ? known : await untilGame(table.host, isReady);
  const { turns, scores, result } = latestState(game);
  await Promise.all(
    peopleAt(table).map(async ({ page }) => {
      await expectTurns(page, turns);
      await expectScores(page, result?.finalScores ?? scores);
    }),
  );
  return game;
}

export const passing = ({ record }: Timeline): string =>
  formatMove(record.setup.rules, { kind: 'pass' });

/** Continues after the report of a move, unless a computer's move has ended the game since. */
async function readReport({ page }: Person): Promise<void> {
  const goOn = movePanel(page).getByRole('button', { name: 'Continue' });
  await expect(goOn.or(movePanel(page).getByText('Game Over!', { exact: true }))).toBeVisible();
  // In a single call: between a check and a click the game could end.
  await goOn.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
}

/**
 * Types the moves chosen for each person, by default the best, until `until` turns have been played or the game is
 * over; returns the game.
 */
export async function playOn(
  table: OnlineTable,
  until: number = Infinity,
  choose: (game: Timeline) => string = computerMove,
): Promise<Timeline> {
  let known: Timeline | undefined;
  for (;;) {
    const game = await untilPersonToMove(table, known);
    const { result, turns, toMove } = latestState(game);
    const mover = table.sitters[toMove];
    if (result || turns >= until || !mover) return game;
    const move = choose(game);
    await playMove(mover.page, move);
    known = await untilGame(table.host, (each) => latestState(each).turns > turns);
    const isReported = game.record.setup.rules.moveReport !== 'none' && move !== passing(game);
    if (isReported) await readReport(mover);
  }
}

/** Checks that every page shows the result of the record, and that the draws are verified. */
export async function expectEnd(table: OnlineTable, game: Timeline): Promise<GameResult> {
  const { setup } = game.record;
  const { result } = latestState(game);
  if (!result) throw new Error('The game goes on');
  for (const person of peopleAt(table)) {
    const panel = movePanel(person.page);
    await expect(panel.getByText('Game Over!', { exact: true })).toBeVisible();
    await expect(panel).toContainText(winnerSentence(setup, result));
    for (const [seat, points] of result.finalScores.entries()) {
      await expect(panel).toContainText(finalScoreSentence(setup, seat, points));
    }
    if (person !== table.host) await expect(panel).toContainText('Draws verified.');
    expect(await saveRecord(person.page)).toBe(formatRecord(game.record));
  }
  return result;
}

/** A table with one guest; both browsers can be killed. */
export interface TableOfTwo extends OnlineTable {
  readonly host: KillablePerson;
  readonly guest: KillablePerson;
}

export async function tableOfTwo(people: People, relay: Relay): Promise<TableOfTwo> {
  const [host, guest] = [await people.inviteKillable(), await people.inviteKillable()];
  await openTable(host, { game: 'ScraeBBKle', name: 'Hedwig', others: ['online'] });
  await openRoom(host, relay);
  await joinByLink(guest, { link: await linkFor(host, 2), name: 'Gunnar', relay });
  const table = { host, guest, sitters: [host, guest] };
  await deal(table);
  return table;
}

export const scores = (page: Page): Locator => page.getByRole('region', { name: 'Scores' });
