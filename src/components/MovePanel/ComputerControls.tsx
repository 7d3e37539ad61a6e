import { PACES } from '../../store';
import type { Phase } from '../../table';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './computer-controls.css';

/** What can be done while computers play each other, or when one cannot go on. */
export function ComputerControls({ phase }: { readonly phase: Phase }) {
  const running = useGame(({ table }) => table?.running ?? true);
  const pace = useGame(({ settings }) => settings.pace);
  const { run, stepOnce, setPace } = useActions();
  return (
    <div className="computer-controls" role="group" aria-label="Computer players">
      <Button disabled={phase === 'over'} onClick={() => run(!running)}>
        {running ? 'Pause' : 'Run'}
      </Button>
      <Button disabled={running || phase !== 'paused'} onClick={stepOnce}>
        Step
      </Button>
      <label>
        Speed{' '}
        <select
          value={pace}
          onChange={({ target }) => {
            const chosen = PACES.find((each) => each === target.value);
            if (chosen) setPace(chosen);
          }}
        >
          {PACES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
