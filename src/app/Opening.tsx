import { Button } from '../components';
import { OPENING } from '../messages';
import type { SlowOpening } from './services';

/** Shown in place of the page while saved games are slow to open. */
export function Opening({
  takeOver,
  openWithoutSaves,
}: Pick<SlowOpening, 'takeOver' | 'openWithoutSaves'>) {
  return (
    <main className="crash">
      <div role="status">
        <h1>{OPENING.headline}</h1>
        <p>{OPENING.reason}</p>
      </div>
      <p className="crash__ways">
        <Button tone="main" onClick={takeOver}>
          {OPENING.openHere}
        </Button>
        <Button onClick={openWithoutSaves}>{OPENING.playWithout}</Button>
      </p>
    </main>
  );
}
