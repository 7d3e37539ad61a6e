import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { TileSet } from '../../engine';
import { LOOKED_UP } from '../../messages';
import type { GameWords } from '../../store';
import { useGame } from '../game-context';
import { isPlainKey } from '../plain-key';
import { OwnWords } from './OwnWords';
import { useOwnWords } from './use-own-words';
import { WordFinder } from './WordFinder';
import './words-dialog.css';

const TABS = ['Look up', 'Words of your own'] as const;

/** Two panels of which one is shown; the other keeps what was typed. */
function Tabs({ panels }: { readonly panels: readonly [ReactNode, ReactNode] }) {
  const [chosen, choose] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key) || !isPlainKey(event)) return;
    event.preventDefault();
    choose(1 - chosen);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[1 - chosen]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        className="words-panel__tabs"
        role="tablist"
        aria-label="Words"
        onKeyDown={onKeyDown}
      >
        {TABS.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={chosen === index}
            tabIndex={chosen === index ? 0 : -1}
            onClick={() => choose(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={TABS[index]}
          className="words-panel__shown"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={chosen !== index}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

interface ListShown {
  readonly tileSet: TileSet;
  readonly words: GameWords;
}

/** Outside games: a list with the words that a player has put beside it. */
function OwnList({ tileSet, words }: ListShown) {
  const own = useOwnWords(tileSet, words);
  return (
    <Tabs
      panels={[
        <WordFinder key="find" tileSet={tileSet} lexicon={own.lexicon} showsAll />,
        <OwnWords key="own" own={own} />,
      ]}
    />
  );
}

/** Looks words up; where it is of no use to a game, a player's own can be put beside them. */
export function WordsPanel({ tileSet, words }: ListShown) {
  const help = useGame(({ table }) => table?.help ?? 'free');
  if (help === 'free') return <OwnList tileSet={tileSet} words={words} />;
  return (
    <div className="words-panel__shown">
      <p className="words-panel__note">{LOOKED_UP[help]}</p>
      <WordFinder tileSet={tileSet} lexicon={words.lexicon} />
    </div>
  );
}
