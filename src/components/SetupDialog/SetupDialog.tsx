import { useId, useState } from 'react';
import { configured, scraebbkle } from '../../engine';
import { Dialog } from '../Dialog/Dialog';
import { useActions, useGame } from '../game-context';
import { Choice } from './Choice';
import { ConfiguredForm } from './ConfiguredForm';
import { GameForm } from './GameForm';
import { CHOICES, GAMES } from './games';
import { OwnRulesForm } from './OwnRulesForm';
import './setup-dialog.css';

/** The questions of one game; the form is called `id`. */
function FormOf({ choice, id }: { readonly choice: string; readonly id: string }) {
  const game = GAMES.find(({ rules }) => rules.id === choice);
  if (game) return <GameForm key={choice} id={id} game={game} />;
  return choice === configured.id ? <ConfiguredForm id={id} /> : <OwnRulesForm id={id} />;
}

/** The questions before a game, each with an answer to begin with. */
export function SetupDialog() {
  const { openPanel } = useActions();
  const played = useGame(({ table }) => table?.view.rules.id);
  const [choice, setChoice] = useState<string>(
    CHOICES.find(({ id }) => id === played)?.id ?? scraebbkle.id,
  );
  const form = useId();
  return (
    <Dialog
      title="New game"
      onClose={played !== undefined ? () => openPanel(undefined) : undefined}
    >
      <div className="setup__game">
        <Choice
          question="Which game?"
          answers={CHOICES.map(({ id, name }) => [id, name])}
          value={choice}
          onChange={setChoice}
          form={form}
        />
        <p>{CHOICES.find(({ id }) => id === choice)?.about}</p>
      </div>
      <FormOf choice={choice} id={form} />
    </Dialog>
  );
}
