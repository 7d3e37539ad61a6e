import { useEffect, useRef, useState } from 'react';
import { scraebbkle } from '../../engine';
import {
  addLabel,
  CARDS,
  cardsChosenText,
  cardsDueText,
  DECK_NAMES,
  missedDeck,
  missedSentence,
} from '../../messages';
import {
  type CardsPart,
  type CardsShown,
  type DeckAdded,
  deckRules,
  DECKS,
  lexiconIn,
  missedOf,
  rareLetters,
} from '../../store';
import { GameDialog } from '../GameDialog/GameDialog';
import { today } from '../file-name';
import { useActions, useGame } from '../game-context';
import { Button, DialogFooter, moveFocus, saveText } from '../ui';
import { ListNote } from '../Words/WordsNote';
import { CardQuestion } from './CardQuestion';
import { CardResult } from './CardResult';
import './word-cards.css';

function DeckRow(props: {
  readonly name: string;
  readonly onAdd: () => Promise<DeckAdded | undefined>;
}) {
  const { name, onAdd } = props;
  const [added, setAdded] = useState<DeckAdded>();
  const label = added ? CARDS.added[added] : CARDS.add;
  return (
    <li>
      <span>{name}</span>
      <Button
        aria-label={addLabel(label, name)}
        onClick={async () => setAdded((await onAdd()) ?? added)}
      >
        {label}
      </Button>
    </li>
  );
}

/** The decks to choose words from. */
function Decks({ part, missed }: { readonly part: CardsPart; readonly missed: number }) {
  const rules = deckRules(useGame(({ table }) => table?.view.rules) ?? scraebbkle);
  const rare = rareLetters(rules);
  const decks = rare.length > 0 ? DECKS : DECKS.filter((deck) => deck !== 'rare');
  return (
    <section className="word-cards__decks">
      <h3>{CARDS.addTitle}</h3>
      <p className="word-cards__note">{CARDS.hooksNote}</p>
      <ul>
        {missed > 0 && <DeckRow name={missedDeck(missed)} onAdd={part.addMissed} />}
        {decks.map((deck) => (
          <DeckRow
            key={deck}
            name={DECK_NAMES[deck](rare, rules.rackSize)}
            onAdd={() => part.addDeck(deck)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The words that are due, and where to get more. */
function Overview({ part, cards }: { readonly part: CardsPart; readonly cards: CardsShown }) {
  const { due, fresh, missed, chosen, wait } = cards;
  const save = async (): Promise<void> => {
    saveText(`scraebbkle-words-${today()}.csv`, 'text/csv', await part.csv());
  };
  const now = useRef<HTMLParagraphElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => moveFocus(start.current ?? now.current), []);
  return (
    <>
      <div className="word-cards__now">
        <p ref={now} tabIndex={-1}>
          <b>{cardsDueText(due, fresh, wait)}</b> <span>{cardsChosenText(chosen)}</span>
        </p>
        {due + fresh > 0 && (
          <Button ref={start} tone="main" onClick={part.start}>
            {CARDS.start}
          </Button>
        )}
      </div>
      <Decks part={part} missed={missed} />
      {chosen > 0 && (
        <DialogFooter>
          <p className="word-cards__kept">{CARDS.kept}</p>
          <Button onClick={() => void save()}>{CARDS.save}</Button>
        </DialogFooter>
      )}
    </>
  );
}

function Contents({ part }: { readonly part: CardsPart | undefined }) {
  const cards = useGame((state) => state.cards);
  const list = useGame(({ wordList }) => wordList);
  const status = useGame(({ words }) => words);
  const { loadWords } = useActions();
  const lexicon = lexiconIn({ words: status });
  if (!lexicon) return <ListNote list={list} status={status} onRetry={loadWords} />;
  if (!part || !cards) return <p>{CARDS.loading}</p>;
  const { asked } = cards;
  if (!asked) return <Overview part={part} cards={cards} />;
  return asked.offers ? (
    <CardResult part={part} asked={asked} offers={asked.offers} />
  ) : (
    <CardQuestion part={part} asked={asked} letters={lexicon.alphabet.letters} />
  );
}

/** The words to learn, asked as cards. */
export function CardsDialog() {
  const { openPanel, loadCards } = useActions();
  const [part, setPart] = useState<CardsPart>();
  const feedback = useGame(({ cards }) => cards?.feedback);
  const asked = useGame(({ cards }) => cards?.asked);
  useEffect(() => {
    void loadCards().then(async (loaded) => {
      await loaded?.open();
      setPart(loaded);
    });
  }, [loadCards]);
  return (
    <GameDialog title={CARDS.title} isWide onClose={() => openPanel(undefined)}>
      <div className="word-cards">
        {/* Stays mounted, so that screen readers notice each change. */}
        <p className="word-cards__feedback" role="status">
          {feedback}
          {asked?.offers && (
            <span className="visually-hidden"> {missedSentence(missedOf(asked))}</span>
          )}
        </p>
        <Contents part={part} />
      </div>
    </GameDialog>
  );
}
