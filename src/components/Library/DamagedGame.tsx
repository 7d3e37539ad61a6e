import { useState } from 'react';
import { LIBRARY, NOT_OPENED } from '../../messages';
import { useActions } from '../game-context';
import { ConfirmButton, Button, saveText } from '../ui';

/** What is kept and cannot be read: the text of it can be had. */
export function DamagedGame({ id }: { readonly id: string }) {
  const { recordOfGame, recoverGame, discardGame } = useActions();
  const [said, setSaid] = useState<string>();
  const recover = async (): Promise<void> => {
    if (!(await recoverGame(id))) setSaid(NOT_OPENED.NOTHING_LEFT);
  };
  const save = async (): Promise<void> => {
    const text = await recordOfGame(id);
    if (text !== undefined) saveText('damaged-game.txt', 'text/plain', text);
  };
  return (
    <div className="game-card game-card--damaged">
      <h3>{LIBRARY.damaged}</h3>
      <p className="game-card__refusal" role="status">
        {said}
      </p>
      <div className="game-card__ways">
        <Button onClick={() => void recover()}>{LIBRARY.damagedRecover}</Button>
        <Button onClick={() => void save()}>{LIBRARY.damagedSave}</Button>
        <ConfirmButton
          block="discard"
          label={LIBRARY.damagedDiscard}
          keep={LIBRARY.damagedKeep}
          yes={LIBRARY.damagedYes}
          onYes={() => void discardGame(id)}
        />
      </div>
    </div>
  );
}
