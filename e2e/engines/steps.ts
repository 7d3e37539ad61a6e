import { expect } from '@playwright/test';
import type { Driver, Point, Target } from '../../scripts/engines/driver';

/** Excludes the hidden controls of games that are not chosen. */
const SHOWN = '[not(ancestor::*[@hidden])]';

export const labelled = (label: string): Target => `//*[@aria-label="${label}"]`;
export const button = (text: string): Target =>
  `//button[starts-with(normalize-space(), "${text}")]${SHOWN}`;
export const box = (label: string): Target =>
  `//label[starts-with(normalize-space(), "${label}")]${SHOWN}//input`;
const reply = (question: string, text: string): Target =>
  `//fieldset[contains(legend, "${question}")]${SHOWN}//label[starts-with(normalize-space(), "${text}")]`;

export const moreGames: Target = '//main//button[contains(., "More games")]';
export const moreOptions: Target = `//summary[contains(., "More options")]${SHOWN}`;
export const newGame: Target = '//nav/button[normalize-space() = "New game"]';
export const dialog: Target = '//dialog[@open]';
export const expectText = (driver: Driver, target: Target, wanted: string): Promise<void> =>
  expect.poll(async () => (await driver.see(target))?.text, target).toContain(wanted);

/** The centre of an element, once it is enabled and still. */
async function middleOf(driver: Driver, target: Target): Promise<Point> {
  let middle: Point = { x: -1, y: -1 };
  await expect
    .poll(async () => {
      const before = middle;
      const seen = await driver.see(target, 'show');
      middle = seen?.middle ?? before;
      return seen?.isUsable && middle.x === before.x && middle.y === before.y;
    }, target)
    .toBe(true);
  return middle;
}

export async function click(driver: Driver, target: Target): Promise<void> {
  const middle = await middleOf(driver, target);
  await driver.drag(middle, middle);
}

/** Answers a question; repeats the click if late content has moved the answer from under the pointer. */
export async function answer(driver: Driver, question: string, text: string): Promise<void> {
  const target = reply(question, text);
  await expect
    .poll(async () => {
      await click(driver, target);
      return (await driver.see(target))?.isChosen;
    }, target)
    .toBe(true);
}

const settledPage: Target = '//html[not(@data-busy)]';

/** Drags with the mouse, once the page is settled: tiles that are dealt are still in motion. */
export async function drag(driver: Driver, from: Target, to: Target): Promise<void> {
  await expect.poll(() => driver.see(settledPage), settledPage).toBeDefined();
  await middleOf(driver, to);
  const start = await middleOf(driver, from);
  await driver.drag(start, (await driver.see(to))?.middle ?? start);
}

/**
 * Types until the text is in the box. For a moment after a drop, dnd-kit clears the selection, and WebKit then ignores
 * typing; no person is that quick.
 */
export async function fill(driver: Driver, target: Target, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await driver.see(target, 'focus');
      await driver.type(text);
      return (await driver.see(target))?.text;
    }, target)
    .toBe(text);
}
