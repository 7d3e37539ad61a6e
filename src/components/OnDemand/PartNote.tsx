import { PART, partNotLoaded } from '../../messages';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './part-note.css';

/** In place of a part that could not be loaded; a page that is loaded again brings back the game that is kept. */
export function PartNote(props: {
  /** The error of `loadPart`. */
  readonly reason: unknown;
  /** Says why, where that is known better. */
  readonly sentence?: string;
  readonly onRetry: () => void;
}) {
  const { reason, sentence = partNotLoaded(reason), onRetry } = props;
  const { takePartNoticeBack } = useActions();
  const mayReload = useGame(({ table, canPersist }) => !table || canPersist);
  return (
    <div className="part-note" role="alert">
      <p>{sentence}</p>
      <p className="part-note__ways">
        <Button
          tone="main"
          data-first
          onClick={() => {
            takePartNoticeBack();
            onRetry();
          }}
        >
          {PART.retry}
        </Button>
        {mayReload && <Button onClick={() => location.reload()}>{PART.reload}</Button>}
      </p>
    </div>
  );
}
