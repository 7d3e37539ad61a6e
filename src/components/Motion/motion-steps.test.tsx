import { beforeEach, describe, expect, it } from 'vitest';
import type { Landmark } from '../landmarks';
import { coverOfEnd, stepsOfEnd } from './end-steps';
import type { MotionStep } from './sequence';
import { turnTaken } from './TurnMotion';
import {
  coverOfAnother,
  curtainLifts,
  gameBegins,
  opponentTurnSteps,
  stepsOfOwn,
  type TurnSeen,
} from './turn-steps';
import { settled } from '../../../tests/support/fake-services';
import { pageWith, PLAIN_DRAWS, smallGame } from '../../../tests/support/page';
import { seatsOf } from '../../../tests/support/seats';

/** Stand-ins for the elements of a page. */
const drawn = new Map<Landmark, HTMLElement>();
const find = (name: Landmark): HTMLElement | undefined => drawn.get(name);

type Box = readonly [left: number, top: number, width: number, height: number];

function element(box: Box, data: Readonly<Record<string, string>> = {}): HTMLElement {
  const made = document.createElement('div');
  Object.assign(made.dataset, data);
  made.getBoundingClientRect = () => new DOMRect(...box);
  return made;
}

function put(name: Landmark, box: Box, data?: Readonly<Record<string, string>>): HTMLElement {
  const made = element(box, data);
  drawn.set(name, made);
  return made;
}

/** Creates a tile on a named square of a board with squares of 40 px. */
function lay(square: string): HTMLElement {
  const [column, row] = [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
  const box: Box = [column * 40, row * 40, 40, 40];
  const [cell, tile] = [element(box, { square }), element(box, { tile: '' })];
  cell.append(tile);
  find('board')?.append(cell);
  return tile;
}

beforeEach(() => {
  drawn.clear();
  put('board', [0, 0, 320, 320]);
  put('board-view', [0, 0, 320, 320]);
});

/** Plays NO across from b2, which scores 4. */
async function taken(): Promise<TurnSeen> {
  const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }));
  const before = page.state().table;
  page.actions.typeMove('NO,2b');
  page.actions.submit();
  await settled();
  const seen = turnTaken(before, page.state().table);
  if (!seen) throw new Error('No turn has been taken');
  return seen;
}

const moves = (steps: readonly MotionStep[]) =>
  steps.flatMap((step) => ('frames' in step ? [step] : []));
const of = (steps: readonly MotionStep[], moving: Element | undefined) =>
  moves(steps).filter((step) => step.element === moving);
const counted = (steps: readonly MotionStep[], score: Element) =>
  steps.find((step) => 'figures' in step && step.element === score);
const hiding = (steps: readonly MotionStep[]): readonly Element[] =>
  steps.flatMap((step) => ('end' in step && !('figures' in step) ? [step.element] : []));
const pills = (steps: readonly MotionStep[]) =>
  moves(steps).filter((step) => step.element.className.includes('score-pill'));

describe('own turn', () => {
  it('moves the score from the end of the word to the player’s total', async () => {
    const turn = await taken();
    lay('b2');
    lay('c2');
    const score = put('score 0', [400, 0, 40, 20]);
    const { steps } = stepsOfOwn(find, turn, []);
    const [pill] = pills(steps);
    // From the corner of the last tile to the centre of the score.
    expect(pill?.element).toHaveStyle({ left: '120px', top: '36px' });
    expect(pill?.frames.at(-1)?.transform).toBe('translate(300px, -26px) scale(0.8)');
    expect(counted(steps, score)).toBeDefined();
  });

  it('animates no tiles or pill on a zoomed board', async () => {
    const turn = await taken();
    put('board-view', [0, 0, 320, 320], { zoomed: 'true' });
    lay('b2');
    lay('c2');
    const score = put('score 0', [400, 0, 40, 20]);
    const { steps } = stepsOfOwn(find, turn, []);
    expect(moves(steps)).toEqual([]);
    expect(counted(steps, score)).toBeDefined();
  });

  it('presses the Play button and slides new tiles in from the end of the rack', async () => {
    const turn = await taken();
    const play = put('play', [0, 0, 80, 40]);
    put('rack', [100, 400, 300, 50]);
    const tile = element([150, 400, 46, 46]);
    const { steps } = stepsOfOwn(find, turn, [tile]);
    expect(of(steps, play)).toHaveLength(1);
    expect(of(steps, tile)[0]?.frames[0]?.transform).toBe('translateX(250px) rotate(6deg)');
  });
});

describe('opponent’s turn', () => {
  it('hides its tiles and its line until they arrive', async () => {
    const turn = await taken();
    const tiles = [lay('b2'), lay('c2')];
    const line = put('last-word', [40, 40, 80, 40]);
    expect(hiding(coverOfAnother(find, turn).steps)).toEqual([...tiles, line]);
  });

  it('flies visible tiles from the player’s card and shows the row in the move list', async () => {
    const turn = await taken();
    put('board-view', [0, 0, 80, 320]);
    const [inSight, outOfSight] = [lay('b2'), lay('c2')];
    put('seat 0', [400, 0, 200, 60]);
    put('score 0', [560, 0, 40, 20]);
    const row = element([400, 100, 200, 20], { turn: '1' });
    put('dock', [400, 80, 200, 200]).append(row);
    const { steps } = opponentTurnSteps(find, turn);
    const [flight] = moves(steps);
    expect(flight?.frames[0]?.transform).toBe('translate(440px, -30px) scale(1.18) rotate(8deg)');
    expect(hiding(steps)).toContain(inSight);
    expect(hiding(steps)).not.toContain(outOfSight);
    expect(of(steps, row)).toHaveLength(1);
    // The last tile is out of sight, so no pill shows.
    expect(pills(steps)).toEqual([]);
  });

  it('plays nothing and defers nothing without the player’s card', async () => {
    const turn = await taken();
    expect(opponentTurnSteps(find, turn)).toEqual({ steps: [], deferral: 0 });
  });
});

describe('gameBegins', () => {
  it('fades in the parts of the score sheet that exist', () => {
    const sheet = [put('score-panel', [400, 0, 200, 60]), put('unseen', [400, 300, 200, 60])];
    expect(moves(gameBegins(find, []).steps).map((step) => step.element)).toEqual(sheet);
  });
});

describe('curtainLifts', () => {
  it('covers the ledge', () => {
    expect(curtainLifts(find).steps).toEqual([]);
    put('ledge', [10, 400, 300, 84]);
    const [lid] = moves(curtainLifts(find).steps);
    expect(lid?.element).toHaveStyle({ left: '10px', width: '300px', height: '84px' });
  });
});

describe('end of a game', () => {
  it('hides what is animated and flies the best word from the board', () => {
    const shown = element([600, 100, 20, 20], { laidOn: 'b2' });
    put('best-word', [580, 90, 200, 40]).append(shown);
    const points = put('best-points', [700, 100, 40, 20]);
    const score = put('final-score 1', [600, 0, 60, 40]);
    const best = lay('b2');
    const other = lay('e5');
    expect(hiding(coverOfEnd(find, [10, 20]).steps)).toEqual([points, shown]);
    const { steps } = stepsOfEnd(find, [10, 20]);
    expect(moves(steps)[0]?.frames[0]?.transform).toBe('translate(-550px, -50px) scale(2)');
    expect(of(steps, points)).toHaveLength(1);
    expect(counted(steps, score)).toBeDefined();
    // All tiles outside the best word dim.
    expect([of(steps, best), of(steps, other)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('draws the lead and shows turning points as the line passes', () => {
    const window = put('lead-window', [100, 0, 200, 50]);
    const line = put('lead-line', [100, 0, 200, 50]);
    const peak = element([190, 10, 20, 20], { peak: '' });
    put('lead', [100, 0, 200, 80]).append(peak);
    const { steps } = stepsOfEnd(find, []);
    expect([window, line].map((each) => of(steps, each)[0]?.frames[0]?.transform)).toEqual([
      'translateX(-200px)',
      'translateX(200px)',
    ]);
    const [drawing] = of(steps, line);
    expect(of(steps, peak)[0]?.delay).toBe((drawing?.delay ?? 0) + (drawing?.duration ?? 0) / 2);
  });
});
