import { useId, useState } from 'react';
import { configured, scraebbkle } from '../../engine';
import { gameInShort, gameName, QUESTIONS, SETUP } from '../../messages';
import { CHOICES, type GameChoice, GAMES } from '../../setup';
import { GameDialog } from '../GameDialog/GameDialog';
import { invitedGame } from '../../store';
import { useActions, useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { Choice } from '../ui';
import { GameForm } from './GameForm';
import type { FormProps } from './SetupForm';
import './setup-dialog.css';

/** Forms for the player's own files, loaded on demand. */
const ConfiguredForm = onDemand(async () => (await import('./ConfiguredForm')).ConfiguredForm);
const OwnRulesForm = onDemand(async () => (await import('./OwnRulesForm')).OwnRulesForm);

function FormOf({ choice, ...form }: FormProps & { readonly choice: GameChoice }) {
  const game = GAMES.find(({ rules }) => rules.id === choice);
  if (game) return <GameForm {...form} game={game} />;
  return choice === configured.id ? <ConfiguredForm {...form} /> : <OwnRulesForm {...form} />;
}

/**
 * The questions before a game, each with a default answer. Forms of games selected before stay mounted but hidden, so
 * that they keep their answers.
 */
export function SetupDialog() {
  const { openPanel } = useActions();
  const played = useGame((state) => invitedGame(state)?.rules.id ?? state.table?.view.rules.id);
  const offered = useGame(({ boardFile }) => boardFile?.game);
  const [choice, setChoice] = useState(
    CHOICES.find((id) => id === (offered ?? played)) ?? scraebbkle.id,
  );
  const [opened, setOpened] = useState<ReadonlySet<GameChoice>>(new Set([choice]));
  const form = useId();
  const choose = (next: GameChoice): void => {
    setChoice(next);
    setOpened(new Set(opened).add(next));
  };
  const [answered, setAnswered] = useState(offered);
  // A board may be dropped on the open dialog.
  if (offered !== answered) {
    setAnswered(offered);
    choose(CHOICES.find((id) => id === offered) ?? choice);
  }
  return (
    <GameDialog title={SETUP.title} isWide onClose={() => openPanel(undefined)}>
      <div className="setup">
        <div className="setup__game">
          <Choice
            question={QUESTIONS.game}
            answers={CHOICES.map((id) => [id, gameName(id)])}
            value={choice}
            onChange={choose}
            form={`${form}${choice}`}
            about={gameInShort(choice)}
            isFirst
          />
        </div>
        {[...opened].map((each) => (
          <div key={each} className="setup__questions" hidden={each !== choice}>
            <FormOf choice={each} id={`${form}${each}`} isShown={each === choice} />
          </div>
        ))}
      </div>
    </GameDialog>
  );
}
