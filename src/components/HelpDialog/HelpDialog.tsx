import { type ReactNode, useState } from 'react';
import { RULE_BOOKS, type RuleBook, scraebbkle } from '../../engine';
import { HELP_DIALOG, keysInWords, movesInWords, typedMoves } from '../../messages';
import { TIPS } from '../../store';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { useLearned } from '../use-learned';
import { RulesPage } from './RulesPage';
import './help-dialog.css';

/** Shows the beginner tips again, or skips the rest of them. */
function HintsButton() {
  const isOver = useGame(({ settings }) => settings.tipsGiven.length === TIPS.length);
  const { giveTips, resetTips } = useActions();
  return isOver ? (
    <Button onClick={resetTips}>{HELP_DIALOG.showTips}</Button>
  ) : (
    <Button onClick={() => giveTips(...TIPS)}>{HELP_DIALOG.hideTips}</Button>
  );
}

/** A table of keys or typed moves and their effects. */
function KeyTable({ rows }: { readonly rows: readonly (readonly [keys: string, what: string])[] }) {
  return (
    <table className="help__keys">
      <tbody>
        {rows.map(([keys, what]) => (
          <tr key={keys}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HandsPage({ rules }: { readonly rules: RuleBook }) {
  return (
    <>
      <p>{HELP_DIALOG.handsHelp}</p>
      <p>{HELP_DIALOG.zoomHelp}</p>
      <HintsButton />
      <KeyTable rows={keysInWords(rules)} />
    </>
  );
}

function TypingPage({ rules }: { readonly rules: RuleBook }) {
  return (
    <>
      <p>{movesInWords(rules)}</p>
      <KeyTable rows={typedMoves(rules)} />
    </>
  );
}

/** The built-in rule books and that of the game on screen, which replaces a built-in one of the same id. */
function booksWith(rules: RuleBook): readonly RuleBook[] {
  const isBuiltIn = RULE_BOOKS.some(({ id }) => id === rules.id);
  const books = RULE_BOOKS.map((book) => (book.id === rules.id ? rules : book));
  return isBuiltIn ? books : [rules, ...books];
}

interface HelpPage {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

export function HelpDialog() {
  const { openPanel } = useActions();
  const view = useGame(({ table }) => table?.view);
  const learned = useLearned(view);
  const opensAtKeys = useGame(({ panel }) => panel === 'keys');
  const rules = view?.rules ?? scraebbkle;
  const games = booksWith(rules).map((book): HelpPage => {
    const isOnScreen = book === view?.rules;
    const content = (
      <RulesPage
        rules={book}
        board={isOnScreen ? view.board : undefined}
        isGiven={isOnScreen && view.given.length > 0}
        learned={isOnScreen ? learned : undefined}
      />
    );
    return { id: `rules of ${book.id}`, name: book.name, content };
  });
  const others: readonly HelpPage[] = [
    { id: 'hands', name: HELP_DIALOG.hands, content: <HandsPage rules={rules} /> },
    { id: 'moves', name: HELP_DIALOG.moves, content: <TypingPage rules={rules} /> },
    { id: 'friends', name: HELP_DIALOG.friends, content: <p>{HELP_DIALOG.friendsHelp}</p> },
  ];
  const [shown, show] = useState(opensAtKeys ? 'hands' : `rules of ${rules.id}`);
  const page = [...games, ...others].find(({ id }) => id === shown);
  const listOf = (pages: readonly HelpPage[]) => (
    <ul>
      {pages.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === shown ? 'page' : undefined}
            onClick={({ currentTarget }) => {
              show(id);
              const dialog = currentTarget.closest('dialog');
              if (dialog) dialog.scrollTop = 0;
            }}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <GameDialog title={HELP_DIALOG.title} isWide onClose={() => openPanel(undefined)}>
      <div className="help">
        <nav className="help__pages" aria-label={HELP_DIALOG.pages}>
          {listOf(games)}
          {listOf(others)}
        </nav>
        {page && (
          <div className="help__page">
            <h3>{page.name}</h3>
            {page.content}
          </div>
        )}
      </div>
    </GameDialog>
  );
}
