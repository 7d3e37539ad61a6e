import type { FormEvent, KeyboardEvent } from 'react';
import { moveShape, signedPoints } from '../../messages';
import { mayDraft } from '../../store';
import { useActions, useGame } from '../game-context';
import { AskingButton, Button, isPlainKey } from '../ui';
import { ExchangeButton } from './ExchangeButton';
import { useMoveText, VerdictLine } from './VerdictLine';

/** The move box and everything that is done with the move on screen. */
export function MoveForm({ promptId }: { readonly promptId: string }) {
  const text = useMoveText();
  const verdict = useGame((state) => state.verdict);
  const isMyTurn = useGame(({ table }) => table?.phase === 'your-turn');
  const turns = useGame(({ table }) => table?.turns);
  const canDraft = useGame(mayDraft);
  const shape = useGame(({ table }) => (table ? moveShape(table.view.rules) : ''));
  const { typeMove, submit, pass, escape, recall, shuffle, sort } = useActions();
  const legal = verdict.kind === 'play' && verdict.judged.ok ? verdict.judged.value : undefined;

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isPlainKey(event)) return;
    event.stopPropagation();
    escape();
  };

  return (
    <form className="move-form" onSubmit={onSubmit} autoComplete="off">
      <label className="move-form__box">
        <span className="visually-hidden">Move, as {shape}</span>
        <input
          value={text}
          placeholder={shape}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          enterKeyHint="go"
          disabled={!canDraft}
          aria-describedby={promptId}
          onChange={(event) => typeMove(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <Button type="submit" tone="main" className="move-form__play" disabled={!isMyTurn || !text}>
        <span>Play</span>
        {legal && <span className="move-form__points">{signedPoints(legal.score.total)}</span>}
      </Button>
      <VerdictLine />
      <div className="move-form__tools">
        <Button disabled={!canDraft} onClick={shuffle}>
          Shuffle
        </Button>
        <Button disabled={!canDraft} onClick={sort}>
          Sort
        </Button>
        <Button disabled={!canDraft} onClick={recall}>
          Recall
        </Button>
        <ExchangeButton key={`exchange ${turns}`} disabled={!isMyTurn} />
        <AskingButton
          key={turns}
          block="pass"
          label="Pass"
          keep="Keep turn"
          yes="Yes, pass"
          disabled={!isMyTurn}
          onYes={pass}
        />
      </div>
    </form>
  );
}
