import {
  boardFingerprint,
  fitCurveSteps,
  type PositionSample,
  runToEnd,
  sampleGameSteps,
  type WinCurve,
  winProbabilities,
} from '../../src/engine';
import { CHANCE_CURVES } from '../../src/engine/players/chance-curves';
import { groundOf } from './ground';
import { writeFitted } from './write-fitted';

/** One game in this many is held out to test the curve. */
const HELD_BACK = 5;

const chanceOf = (curve: WinCurve, { lead, unseen }: PositionSample): number =>
  winProbabilities(curve, { scores: [lead, 0], toMove: 0, unseen, resigned: [] })[0] ?? 0;

/** Compares predictions with held-out games, by tenths of the probability; also returns the Brier score. */
function calibration(curve: WinCurve, samples: readonly PositionSample[]): string {
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, said: 0, won: 0 }));
  let squares = 0;
  for (const sample of samples) {
    const said = chanceOf(curve, sample);
    squares += (said - sample.won) ** 2;
    const tenth = tenths[Math.min(9, Math.floor(10 * said))];
    if (!tenth) continue;
    tenth.count++;
    tenth.said += said;
    tenth.won += sample.won;
  }
  const percent = (part: number, count: number): string => ((100 * part) / count).toFixed(1);
  const lines = tenths
    .filter(({ count }) => count > 0)
    .map(
      ({ count, said, won }) => `${percent(said, count)} % → ${percent(won, count)} % (${count})`,
    );
  return [`Brier ${(squares / samples.length).toFixed(4)}`, ...lines].join('\n');
}

/** Fits the win probability by lead and unseen tiles to games of computers, and writes the curve into the code. */
export async function fitChances(options: {
  readonly rules: string;
  readonly games: number;
  readonly seed: string;
}): Promise<void> {
  const { rules: id, games, seed } = options;
  const ground = await groundOf(id);
  const own: PositionSample[] = [];
  const heldBack: PositionSample[] = [];
  for (let game = 0; game < games; game++) {
    const { positions } = runToEnd(sampleGameSteps(ground, `chances ${seed} ${game}`));
    (game % HELD_BACK === 0 ? heldBack : own).push(...positions);
    if (game % 1000 === 999) console.log(`${game + 1} of ${games} games`);
  }
  const curve = runToEnd(fitCurveSteps(own));
  const made = `npm run fit -- --what chances --rules ${id} --games ${games} --seed ${seed}`;
  const board = boardFingerprint(ground.board);
  writeFitted('src/engine/players/chance-curves.ts', CHANCE_CURVES, id, { made, board, curve });
  console.log(JSON.stringify(curve));
  console.log(calibration(curve, heldBack));
}
