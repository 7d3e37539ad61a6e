import type { View } from '../../engine';
import { bestSoFarText, COMPUTER_CONTROLS, PLAY_NOW, THINKING } from '../../messages';
import { PACES, visibleSimulation } from '../../store';
import type { Phase } from '../../table';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './thinking.css';
import './computer-controls.css';

const MAX_SHOWN = 3;

/** The best moves found so far by the computer to move, if its rack is visible. */
function BestSoFar({ view }: { readonly view: View }) {
  const best = useGame(visibleSimulation)?.best;
  if (!best) return null;
  return (
    <span className="thinking__best">
      {best.slice(0, MAX_SHOWN).map((candidate, place) => (
        <span key={place}>{bestSoFarText(view, candidate)}</span>
      ))}
    </span>
  );
}

/** Progress of a computer that thinks for a while, with a button to play its best move so far. */
export function Thinking() {
  const thought = useGame((state) => state.simulationProgress);
  const view = useGame(({ table }) => table?.view);
  const isThinking = useGame(({ table }) => table?.phase === 'thinking');
  const { playNow } = useActions();
  if (!thought || !view || !isThinking) return null;
  return (
    <div className="thinking" role="group" aria-label={THINKING}>
      <progress value={thought.share} aria-label={THINKING} />
      <BestSoFar view={view} />
      <Button onClick={playNow}>{PLAY_NOW}</Button>
    </div>
  );
}

export function ComputerControls({ phase }: { readonly phase: Phase }) {
  const running = useGame(({ table }) => table?.running ?? true);
  const pace = useGame(({ settings }) => settings.pace);
  const { run, stepOnce, setPace } = useActions();
  return (
    <div className="computer-controls" role="group" aria-label={COMPUTER_CONTROLS.name}>
      <Button disabled={phase === 'over'} onClick={() => run(!running)}>
        {running ? COMPUTER_CONTROLS.pause : COMPUTER_CONTROLS.resume}
      </Button>
      <Button disabled={running || phase !== 'paused'} onClick={stepOnce}>
        {COMPUTER_CONTROLS.step}
      </Button>
      <label>
        <span>{COMPUTER_CONTROLS.speed}</span>{' '}
        <select
          value={pace}
          onChange={({ target }) => {
            const chosen = PACES.find((each) => each === target.value);
            if (chosen) setPace(chosen);
          }}
        >
          {PACES.map((each) => (
            <option key={each} value={each}>
              {COMPUTER_CONTROLS.paces[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
