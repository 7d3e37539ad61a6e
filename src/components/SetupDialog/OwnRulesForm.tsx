import { useState } from 'react';
import { parseRuleBook } from '../../engine';
import { ruleBookReason } from '../../messages';
import { FileButton } from '../FileButton/FileButton';
import { readFile } from '../read-file';
import { GameForm } from './GameForm';
import { type Game, ownGame } from './games';
import { Refusal } from './Refusal';
import type { FormProps } from './SetupForm';
import { useLatest } from './use-latest';

/** Largest rule book that is read, in bytes. */
const LARGEST_RULE_BOOK = 1_000_000;

interface OwnGame {
  /** How many rule books have been taken with it: what was answered about another one is asked again. */
  readonly count: number;
  readonly file: string;
  readonly game: Game;
}

/** The set-up of a game whose rules come from a file; the last good ones stay until others are. */
export function OwnRulesForm(form: FormProps) {
  const [own, setOwn] = useState<OwnGame>();
  const [error, setError] = useState<string>();
  const begin = useLatest();

  const load = async (file: File): Promise<void> => {
    const isLatest = begin();
    const text = await readFile(file, LARGEST_RULE_BOOK);
    if (!isLatest()) return;
    if (text === undefined) {
      setError(
        `${file.name} is larger than ${LARGEST_RULE_BOOK / 1_000_000} MB, or could not be read.`,
      );
      return;
    }
    const read = parseRuleBook(text);
    setError(read.ok ? undefined : `${file.name}: ${ruleBookReason(read.error)}`);
    if (!read.ok) return;
    const game = ownGame(read.value);
    setOwn((before) => ({ count: (before?.count ?? 0) + 1, file: file.name, game }));
  };

  const choose = (
    <>
      <p>
        {own ? (
          <>
            <strong>{own.game.rules.name}</strong>, from {own.file}
          </>
        ) : (
          'Save the rules of any game, change them in a text editor, and choose the file here.'
        )}
      </p>
      <div className="configuration__actions">
        <FileButton
          label="Rule book file"
          accept=".json,application/json"
          onChosen={([file]) => file && void load(file)}
        >
          Choose rules…
        </FileButton>
      </div>
      <Refusal reason={error} />
    </>
  );
  return own ? (
    <GameForm key={own.count} {...form} game={own.game}>
      {choose}
    </GameForm>
  ) : (
    <div className="setup setup--no-footer">{choose}</div>
  );
}
