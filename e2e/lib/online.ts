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
import { hostDialog, joinDialog, pressJoin, stayLocal, unfold } from './friends';
import { computerMove } from './games';
import { expect, type KillablePerson, type People, type Person } from './people';
import { saveRecord } from './records';
import type { Relay } from './relay';
import { movePanel } from './screens';
import { keptText } from './storage';
import {
  answer,
  expectScores,
  expectTurns,
  playMove,
  setupDialog,
  setupQuestions,
  openSetup,
} from './table';

/** How a table is set up at the page of the host, whose own player has the first seat. */
export interface TablePlan {
  readonly game: string;
  /** The name of the player at the host's page. */
  readonly name: string;
  /** Who plays the other seats. */
  readonly others: readonly ('computer' | 'far away')[];
  /** Whether racks are open, where the game leaves a choice. */
  readonly open?: boolean;
}

/** A table with those who sit at it, by seat; computers are nobody. The first is the host. */
export interface OnlineTable {
  readonly host: Person;
  readonly sitters: readonly (Person | undefined)[];
}

/** The people at a table. */
export const peopleAt = ({ sitters }: OnlineTable): readonly Person[] =>
  sitters.filter((sitter) => sitter !== undefined);

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** What a guest sees of the table. */
export const guestDialog = (page: Page): Locator => dialog(page, 'The host’s table');

/** A text that is shown to be given to somebody else. */
async function given(where: Locator, label: string): Promise<string> {
  const box = where.getByRole('textbox', { name: label, exact: true });
  await expect(box).not.toHaveValue('');
  return box.inputValue();
}

/** Opens a table at the host's page. */
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
  await setupQuestions(page).getByLabel('Name of Player 1', { exact: true }).fill(name);
  if (open !== undefined) await answer(questions, /open or a closed/, open ? /^Open/ : /^Closed/);
  await questions.getByRole('button', { name: 'Open the table' }).click();
  await expect(hostDialog(page)).toBeVisible();
}

/** Names one relay alone, where relays are being named. */
export const nameRelay = (where: Locator, { url }: Pick<Relay, 'url'>): Promise<void> =>
  where.getByLabel(/^Relays that help browsers/).fill(url);

/** Asks for the help of one relay alone, and of no server. */
export async function askRelay(where: Locator, relay: Pick<Relay, 'url'>): Promise<void> {
  await unfold(where, /^(?:Other ways|Connection)$/);
  await unfold(where, /^Relays and servers$/);
  await nameRelay(where, relay);
  await where.getByLabel(/^Servers that tell a browser/).fill('');
}

/** Asks the relays that have been named, and shows the link. */
export async function makeLink({ page }: Pick<Person, 'page'>): Promise<void> {
  const where = hostDialog(page);
  await where.getByRole('button', { name: 'Make the link' }).click();
  await expect(where.getByRole('button', { name: 'Ask the relays again' })).toBeEnabled();
}

/** Lets guests find a table by a relay. */
export async function openRoom(
  { page }: Pick<Person, 'page'>,
  relay: Pick<Relay, 'url'>,
): Promise<void> {
  await askRelay(hostDialog(page), relay);
  await makeLink({ page });
}

/** The link that leads to a seat, counted from 1. */
export const linkFor = ({ page }: Person, player: number): Promise<string> =>
  given(hostDialog(page), `Link for Player ${player}`);

/** By which link somebody comes, under which name, and by which relay. */
interface Coming {
  readonly link: string;
  readonly name: string;
  readonly relay: Relay;
}

/** Somebody follows a link, and asks for a seat. */
export async function askByLink({ page }: Person, { link, name, relay }: Coming): Promise<void> {
  await page.goto(link);
  const where = joinDialog(page);
  await where.getByLabel('Your name').fill(name);
  await askRelay(where, relay);
  await pressJoin(where);
}

/** Somebody follows a link to a table, and gets a seat there. */
export async function comeByLink(guest: Person, coming: Coming): Promise<void> {
  await askByLink(guest, coming);
  await expect(guestDialog(guest.page)).toContainText('You have a seat.');
}

/** Carries codes between a host and the guest of a seat, counted from 1; nobody else is asked. */
export async function meetByCode(
  { page: host }: Pick<Person, 'page'>,
  { page: guest }: Pick<Person, 'page'>,
  { player, name }: { readonly player: number; readonly name: string },
): Promise<void> {
  const table = hostDialog(host);
  await stayLocal(table);
  await table.getByRole('button', { name: `Make a code for Player ${player}` }).click();
  const code = await given(table, `Code for Player ${player}`);

  await openSetup(guest);
  await guest.getByRole('button', { name: 'Join a game…' }).click();
  const joining = joinDialog(guest);
  await joining.getByLabel('Your name').fill(name);
  await joining.getByLabel(/^The link or the code/).fill(code);
  await stayLocal(joining);
  await pressJoin(joining);
  const reply = await given(guestDialog(guest), 'Your code for the host');

  await table.getByLabel(`The code that Player ${player} answers with`).fill(reply);
  await table.getByRole('button', { name: `Connect Player ${player}` }).click();
  await expect(guestDialog(guest)).toContainText('You have a seat.');
}

/** The host deals, and everybody can play. */
export async function deal(table: OnlineTable): Promise<void> {
  await hostDialog(table.host.page).getByRole('button', { name: 'Start game' }).click();
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

/** A game as the page of its host keeps it: all of it, hidden from guests as it may be. */
export const keptAt = async ({ page }: Person): Promise<KeptGame> =>
  savedGame(await keptText(page, 'online'));

/** The game at the page of a host, as it is kept. */
export const gameAt = async (host: Person): Promise<Timeline> => (await keptAt(host)).timeline;

/** Waits until the host's page has kept a game that is as wanted. */
async function gameThat(
  { page }: Person,
  isWanted: (game: Timeline) => boolean,
): Promise<Timeline> {
  let text: string | undefined;
  let game: Timeline | undefined;
  await expect
    .poll(
      async () => {
        const kept = await keptText(page, 'online');
        // Reading a game takes longer than looking whether it is another one.
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
 * The game as soon as somebody is to move who is no computer, or nobody, and all pages show it; `known` is
 * the latest that is known of it.
 */
export async function untilSomeone(table: OnlineTable, known?: Timeline): Promise<Timeline> {
  const isReady = (each: Timeline): boolean => {
    const { result, toMove } = latestState(each);
    return result !== undefined || table.sitters[toMove] !== undefined;
  };
  const game = known && isReady(known) ? known : await gameThat(table.host, isReady);
  const { turns, scores, result } = latestState(game);
  await Promise.all(
    peopleAt(table).map(async ({ page }) => {
      await expectTurns(page, turns);
      await expectScores(page, result?.finalScores ?? scores);
    }),
  );
  return game;
}

/** A pass, as it is typed. */
export const passing = ({ record }: Timeline): string =>
  formatMove(record.setup.rules, { kind: 'pass' });

/** Goes on from what came of a move, unless the game has ended since by the move of a computer. */
async function readReport({ page }: Person): Promise<void> {
  const goOn = movePanel(page).getByRole('button', { name: 'Continue' });
  await expect(goOn.or(movePanel(page).getByText('Game Over!', { exact: true }))).toBeVisible();
  // At once if it is there: between a look and a click the game may end.
  await goOn.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
}

/**
 * Everybody types the moves that are chosen for them, the best unless told otherwise, until
 * `until` turns have been taken or the game is over; the result is the game.
 */
export async function playOn(
  table: OnlineTable,
  until: number = Infinity,
  choose: (game: Timeline) => string = computerMove,
): Promise<Timeline> {
  let known: Timeline | undefined;
  for (;;) {
    const game = await untilSomeone(table, known);
    const { result, turns, toMove } = latestState(game);
    const mover = table.sitters[toMove];
    if (result || turns >= until || !mover) return game;
    const move = choose(game);
    await playMove(mover.page, move);
    known = await gameThat(table.host, (each) => latestState(each).turns > turns);
    const isReported = game.record.setup.rules.moveReport !== 'none' && move !== passing(game);
    if (isReported) await readReport(mover);
  }
}

/** Checks that every page tells of the end as the record does, and that the draws are verified. */
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

/** A table with one guest, whose browsers can be killed. */
export interface TableOfTwo extends OnlineTable {
  readonly host: KillablePerson;
  readonly guest: KillablePerson;
}

/** Two people who met by a link, after the deal. */
export async function tableOfTwo(people: People, relay: Relay): Promise<TableOfTwo> {
  const [host, guest] = [await people.inviteKillable(), await people.inviteKillable()];
  await openTable(host, { game: 'ScraeBBKle', name: 'Hedwig', others: ['far away'] });
  await openRoom(host, relay);
  await comeByLink(guest, { link: await linkFor(host, 2), name: 'Gunnar', relay });
  const table = { host, guest, sitters: [host, guest] };
  await deal(table);
  return table;
}

/** What the page tells of those who sit at the table. */
export const scores = (page: Page): Locator => page.getByRole('region', { name: 'Scores' });
