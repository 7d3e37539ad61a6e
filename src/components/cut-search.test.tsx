import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dock } from './Dock/Dock';
import { MovePanel } from './MovePanel/MovePanel';
import { AnalysisTab } from './Dock/AnalysisTab';
import { candidateOf, formatRecord, type GameSetup } from '../engine';
import { CUT } from '../messages';
import { TIPS } from '../store';
import { afterResignation, moveOf } from '../../tests/support/games';
import { answeredAtOnce, settled } from '../../tests/support/fake-services';
import { openPage, pageWith, PLAIN_DRAWS, smallGame, WORDS } from '../../tests/support/page';
import { coming, doing, show } from '../../tests/support/rendered-page';
import { valueOf } from '../../tests/support/results';
import { seatsOf } from '../../tests/support/seats';

const move = { move: moveOf('NO,2b'), score: 2 };

/** A page whose searches are cut: they do not examine all plays. */
async function cutPage(changes: Partial<GameSetup>, isOver = false) {
  const page = openPage({
    world: {
      rateMoves: ({ position, beside }) =>
        answeredAtOnce({
          candidates: [candidateOf(position, move)],
          beside: beside && candidateOf(position, beside),
          isCut: true,
        }),
      findLanes: () => answeredAtOnce({ rows: [2], columns: [], dead: [], isCut: true }),
      reviewTurn: ({ turn }) =>
        answeredAtOnce({
          ...turn,
          made: candidateOf(turn.seen, turn.move),
          best: [candidateOf(turn.seen, move)],
          lost: 0,
          reasons: [],
          isCut: true,
          luck: 0,
        }),
    },
  });
  const game = isOver
    ? afterResignation(smallGame(PLAIN_DRAWS, changes, 'NO,2b', ','))
    : smallGame(PLAIN_DRAWS, changes);
  await page.learn(WORDS);
  valueOf(await page.actions.importRecord(formatRecord(game.record)));
  await settled();
  page.actions.giveTips(...TIPS);
  return page;
}

const HELPED = { seats: seatsOf('human', 'computer'), help: true } as const;

it('a hint reports that its search was cut', async () => {
  const page = await cutPage(HELPED);
  show(page, <MovePanel />);
  doing(page, (actions) => actions.hint());
  expect(await screen.findByText(/^Look at .*Nothing better was found\.$/)).toBeVisible();
});

it('the best moves report that their search was cut', async () => {
  const page = await cutPage(HELPED);
  show(page, <AnalysisTab />);
  doing(page, (actions) => actions.showBestMoves());
  expect(await screen.findByText(CUT.best)).toBeVisible();
});

it('the heat map reports that their search was cut', async () => {
  const page = await cutPage(HELPED);
  show(page, <AnalysisTab />);
  doing(page, (actions) => actions.showLanes('own'));
  expect(await screen.findByText(new RegExp(CUT.lanes))).toBeVisible();
});

it('a reviewed turn reports that its search was cut', async () => {
  const page = await cutPage({}, true);
  show(page, <Dock />);
  doing(page, (actions) => actions.showTab('review'));
  expect(await screen.findByText(CUT.best)).toBeVisible();
});

it.each([true, false])('a computer turn reports whether its search was cut: %s', async (isCut) => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('computer', 'human') }));
  show(page, <MovePanel />);
  await coming(async () => {
    page.search.last().answer(moveOf('NO,2b'), isCut);
    await settled();
  });
  if (isCut) expect(await screen.findByText(CUT.turn)).toBeVisible();
  else expect(screen.queryByText(CUT.turn)).toBeNull();
});
