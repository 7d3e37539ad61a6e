import { useRef } from 'react';
import { err, ok, parseRuleBook, type Result } from '../../engine';
import { ownFileReason, ownRuleBookReason, fromFile, SETUP } from '../../messages';
import { type Game, ownGame, readUserFile } from '../../setup';
import { FieldError, FileButton } from '../ui';
import { GameForm } from './GameForm';
import type { FormProps } from './SetupForm';
import { useLatestResult } from './use-latest';

interface OwnGame {
  /** Identifies this reading of a file; a new one resets the answers. */
  readonly number: number;
  readonly file: string;
  readonly game: Game;
}

async function readOwnGame(file: File, number: number): Promise<Result<OwnGame, string>> {
  const { name } = file;
  const text = await readUserFile(file, 'ruleBook');
  if (!text.ok) return err(ownFileReason(name, text.error));
  const read = parseRuleBook(text.value);
  return read.ok
    ? ok({ number, file: name, game: ownGame(read.value) })
    : err(ownRuleBookReason(name, read.error));
}

/** The setup of a game with rules from a file; the last valid rules stay until others are valid. */
export function OwnRulesForm(form: FormProps) {
  const { value: own, error, load } = useLatestResult<OwnGame>();
  const read = useRef(0);

  const choose = (
    <>
      <p>
        {own ? (
          <>
            <strong>{own.game.rules.name}</strong> <span>{fromFile(own.file)}</span>
          </>
        ) : (
          SETUP.rules.note
        )}
      </p>
      <div className="configuration__actions">
        <FileButton
          label={SETUP.rules.file}
          accept=".json,application/json"
          onChosen={([file]) => file && void load(readOwnGame(file, ++read.current))}
        >
          {SETUP.rules.choose}
        </FileButton>
      </div>
      <FieldError reason={error} />
    </>
  );
  return own ? (
    <GameForm key={own.number} {...form} game={own.game}>
      {choose}
    </GameForm>
  ) : (
    <div className="dialog__body dialog__body--no-footer">
      <div className="setup__column">{choose}</div>
    </div>
  );
}
