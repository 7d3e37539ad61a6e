import { useEffect, useLayoutEffect, useRef } from 'react';
import { areComputersPlayingAlone, type GameStore, slotAtPosition, wordOfTurn } from '../../store';
import type { TableSnapshot } from '../../table';
import { useActions, useGame, useLandmarks } from '../game-context';
import { elementsIn, type FindLandmark } from '../landmarks';
import { useDrawnPhase } from '../use-deferred';
import { coverOfEnd, stepsOfEnd } from './end-steps';
import { endSequence, playSequence, playAfterFrames } from './sequence';
import { motionAllowed } from './clone-layer';
import {
  coverOfAnother,
  curtainLifts,
  gameBegins,
  opponentTurnSteps,
  stepsOfOwn,
  type TurnSeen,
} from './turn-steps';

/** Frames to wait before a turn is animated: a slow machine first draws the table, then what depends on it. */
const AFTER_THE_TABLE = 3;

type Screen = Pick<GameStore, 'table' | 'draft'>;

export type TurnTaken = TurnSeen & { readonly whose: 'own' | 'another’s' };

/**
 * Returns the play made between two snapshots; undefined if there is none or the user is stepping through the game.
 */
export function turnTaken(
  before: TableSnapshot | undefined,
  after: TableSnapshot | undefined,
): TurnTaken | undefined {
  if (!before || !after || before.recordId !== after.recordId) return undefined;
  const isStepping = before.phase === 'looking-back' || after.phase === 'looking-back';
  const { view, turns: number } = after;
  const turn = view.turns.at(-1);
  if (isStepping || number !== before.turns + 1 || turn?.kind !== 'play') return undefined;
  const end = wordOfTurn(after, number).at(-1);
  if (!end) return undefined;
  const isComputer = view.seats[turn.seat]?.player === 'computer';
  const isElsewhere = after.online !== undefined && turn.seat !== view.viewer;
  return { turn, number, view, end, whose: isComputer || isElsewhere ? 'another’s' : 'own' };
}

export const hasEnded = (
  before: TableSnapshot | undefined,
  after: TableSnapshot | undefined,
): boolean =>
  before !== undefined &&
  before.recordId === after?.recordId &&
  before.view.result === undefined &&
  before.phase !== 'looking-back' &&
  after.phase === 'over';

/** Rack tiles that fill positions that were empty. */
const newTiles = (
  find: FindLandmark,
  { draft: before }: Screen,
  { draft: after }: Screen,
): readonly HTMLElement[] =>
  Array.from({ length: after.positions }, (_, position) => {
    const slot = slotAtPosition(after, position);
    const isNew = slot !== undefined && slotAtPosition(before, position) === undefined;
    return isNew ? elementsIn(find, 'rack', `[data-slot="${slot}"]`) : [];
  }).flat();

/** Animates turns. Announcements do not wait for it. */
export function TurnMotion() {
  const table = useGame((state) => state.table);
  const draft = useGame((state) => state.draft);
  const isFast = useGame(({ settings }) => settings.pace === 'fast');
  const drawnPhase = useDrawnPhase();
  const { hold } = useActions();
  const { find } = useLandmarks();
  const shown = useRef<Screen>({ table: undefined, draft });
  useLayoutEffect(() => {
    if (drawnPhase !== table?.phase) return;
    const [before, after] = [shown.current, { table, draft }];
    shown.current = after;
    if (!table || !motionAllowed()) return;
    if (before.table?.recordId !== table.recordId) {
      if (table.turns === 0)
        playAfterFrames(1, () => gameBegins(find, elementsIn(find, 'rack', '[data-slot]')));
      return;
    }
    if (before.table?.phase === 'curtain' && table.phase === 'your-turn') {
      playSequence(curtainLifts(find));
      return;
    }
    const areAlone = areComputersPlayingAlone(before);
    if (areAlone && isFast) return;
    if (hasEnded(before.table, table)) {
      const scores = table.view.result?.finalScores ?? [];
      const cover = coverOfEnd(find, scores);
      playAfterFrames(AFTER_THE_TABLE, () => stepsOfEnd(find, scores), undefined, cover);
      return;
    }
    const taken = turnTaken(before.table, table);
    if (!taken) return;
    // Computers alone keep their own pace.
    const release = areAlone ? undefined : hold();
    if (taken.whose === 'own') {
      playAfterFrames(1, () => stepsOfOwn(find, taken, newTiles(find, before, after)), release);
    } else {
      const cover = coverOfAnother(find, taken);
      playAfterFrames(AFTER_THE_TABLE, () => opponentTurnSteps(find, taken), release, cover);
    }
  }, [table, draft, drawnPhase, isFast, hold, find]);
  useEffect(() => endSequence, []);
  return null;
}
