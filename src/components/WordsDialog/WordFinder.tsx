import { type Ref, useEffect, useId, useMemo, useState } from 'react';
import {
  type Lexicon,
  MAX_LENGTH,
  type Result,
  type TileSet,
  type WordQuestion,
  type WordQuestionError,
} from '../../engine';
import type { FoundWords, WordSearch } from '../../store';
import {
  foundSentence,
  isEmptyQuestion,
  LOOK_UP,
  NO_WORDS_FOUND,
  numberReason,
  wordQuestionReason,
} from '../../messages';
import { useActions, useGame } from '../game-context';
import { Disclosure, isIntegerInRange } from '../ui';
import { whenSettled } from '../when-settled';
import { FoundList } from './FoundList';
import { LearnWords } from './LearnWords';
import './words-dialog.css';

interface Answered {
  readonly search: WordSearch;
  readonly lexicon: Lexicon;
  readonly found: Result<FoundWords, WordQuestionError>;
}

/** The state of a search; the last answer stays until the next arrives. */
interface WordSearching {
  readonly answered: Answered | undefined;
  /** Why the last search failed: no worker, or its code did not load. */
  readonly obstacle: 'unavailable' | 'code-missing' | undefined;
}

const NOTHING: WordSearching = { answered: undefined, obstacle: undefined };

/**
 * Runs a search whenever it changes; none if undefined. If help is not allowed now, the search waits for the turn that
 * allows it.
 */
function useWordSearch(
  lexicon: Lexicon | undefined,
  search: WordSearch | undefined,
): WordSearching {
  const { findWords } = useActions();
  const mayAsk = useGame(({ table }) => ['free', 'on-record'].includes(table?.help ?? 'free'));
  const [searching, setSearching] = useState(NOTHING);
  const isAsked = mayAsk && search !== undefined && lexicon !== undefined;
  if (!isAsked && searching !== NOTHING) setSearching(NOTHING);

  useEffect(() => {
    if (!isAsked) return undefined;
    return whenSettled(findWords(search, lexicon), (outcome) => {
      if (outcome.kind === 'answered') {
        const answered = { search, lexicon, found: outcome.value };
        setSearching({ answered, obstacle: undefined });
      }
      if (outcome.kind === 'unavailable' || outcome.kind === 'code-missing') {
        setSearching({ answered: undefined, obstacle: outcome.kind });
      }
    });
  }, [findWords, isAsked, lexicon, search]);

  return searching;
}

const TEXTS = ['pattern', 'letters', 'begins', 'contains', 'ends'] as const;

/** Number of text fields that stay open beside the board. */
const OPEN_FIELDS = 2;

const LENGTHS = ['shortest', 'longest'] as const;

const ORDERS = ['alphabet', 'length', 'points'] as const satisfies readonly WordSearch['order'][];

const RANGE = { min: 1, max: MAX_LENGTH.word };

type Field = (typeof TEXTS)[number] | (typeof LENGTHS)[number];
/** The texts of the fields. */
export type LookUpText = Readonly<Partial<Record<Field, string>>>;

const numberIn = (text = ''): number | undefined =>
  isIntegerInRange(text, RANGE) ? Number(text) : undefined;

/** The question as typed; a number out of range is ignored. */
const questionOf = ({ shortest, longest, ...texts }: LookUpText): WordQuestion => ({
  ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])),
  shortest: numberIn(shortest),
  longest: numberIn(longest),
});

function QuestionField(props: {
  readonly label: string;
  readonly placeholder?: string;
  readonly isNumber?: boolean;
  readonly isFirst?: boolean;
  readonly box?: Ref<HTMLInputElement> | undefined;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const { label, placeholder, isNumber = false, isFirst, box, value, fault, onChange } = props;
  const id = useId();
  return (
    <div className="field word-finder__field">
      <label htmlFor={`${id}box`}>{label}</label>
      <input
        ref={box}
        id={`${id}box`}
        data-first={isFirst}
        inputMode={isNumber ? 'numeric' : 'text'}
        value={value}
        maxLength={isNumber ? 3 : MAX_LENGTH.word}
        placeholder={placeholder}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault !== undefined && (
        <span id={id} className="words-panel__fault" role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

function sentenceOf({ answered, obstacle }: WordSearching): string {
  if (obstacle) return NO_WORDS_FOUND[obstacle];
  if (!answered?.found.ok) return '';
  const { text, starts } = answered.found.value;
  return foundSentence(answered.search.question, starts.length - 1, text.slice(0, starts[1]));
}

export function WordFinder(props: {
  readonly tileSet: TileSet;
  readonly lexicon: Lexicon | undefined;
  /** Whether an empty question shows every word. */
  readonly showsAll?: boolean;
  /** Set beside the board: its first box, where only two boxes are open. */
  readonly firstBox?: Ref<HTMLInputElement>;
  /** The text, and how to change it, if it outlasts the fields. */
  readonly kept?: readonly [LookUpText, (text: LookUpText) => void];
}) {
  const { tileSet, lexicon, showsAll = false, firstBox } = props;
  const orderBox = useId();
  const own = useState<LookUpText>({});
  const [typed, setTyped] = props.kept ?? own;
  const [order, setOrder] = useState<WordSearch['order']>('alphabet');
  const search = useMemo((): WordSearch | undefined => {
    const question = questionOf(typed);
    const values = tileSet.letters.map(({ value }) => value);
    return showsAll || !isEmptyQuestion(question) ? { question, order, values } : undefined;
  }, [typed, order, tileSet, showsAll]);
  const searching = useWordSearch(lexicon, search);
  /** The words that were last added to those to learn. */
  const [learned, setLearned] = useState<{ readonly of: FoundWords; readonly sentence: string }>();
  const { answered } = searching;
  const wrong = answered && !answered.found.ok ? answered.found.error : undefined;
  const found = answered?.found.ok ? answered.found.value : undefined;
  const isLearned = found !== undefined && learned?.of === found;

  const change = (field: Field) => (text: string) => setTyped({ ...typed, [field]: text });
  const numberFault = (field: (typeof LENGTHS)[number]): string | undefined => {
    const text = typed[field] ?? '';
    return text === '' || isIntegerInRange(text, RANGE)
      ? undefined
      : numberReason(LOOK_UP.fields[field], RANGE);
  };

  const textFields = TEXTS.map((field, index) => (
    <QuestionField
      key={field}
      label={LOOK_UP.fields[field]}
      placeholder={LOOK_UP.examples[field]}
      box={index === 0 ? firstBox : undefined}
      isFirst={index === 0}
      value={typed[field] ?? ''}
      fault={wrong?.field === field ? wordQuestionReason(wrong) : undefined}
      onChange={change(field)}
    />
  ));
  const others = (
    <>
      {LENGTHS.map((field) => (
        <QuestionField
          key={field}
          label={LOOK_UP.fields[field]}
          isNumber
          value={typed[field] ?? ''}
          fault={numberFault(field)}
          onChange={change(field)}
        />
      ))}
      <div className="field word-finder__field">
        <label htmlFor={orderBox}>{LOOK_UP.order}</label>
        <select
          id={orderBox}
          value={order}
          onChange={({ target }) =>
            setOrder(ORDERS.find((each) => each === target.value) ?? 'alphabet')
          }
        >
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {LOOK_UP.orders[each]}
            </option>
          ))}
        </select>
      </div>
    </>
  );

  return (
    <div className="word-finder">
      <form onSubmit={(event) => event.preventDefault()}>
        <div className="word-finder__question">
          {firstBox ? textFields.slice(0, OPEN_FIELDS) : textFields}
          {!firstBox && others}
        </div>
        {firstBox && (
          <Disclosure summary={LOOK_UP.more}>
            <div className="word-finder__question word-finder__question--more">
              {textFields.slice(OPEN_FIELDS)}
              {others}
            </div>
          </Disclosure>
        )}
      </form>
      <div className="word-finder__summary">
        <p className="words-panel__count" role="status">
          {isLearned ? learned?.sentence : sentenceOf(searching)}
        </p>
        {answered && found && (
          <LearnWords
            found={found}
            asked={answered.search.question}
            lexicon={answered.lexicon}
            isAdded={isLearned}
            onDone={(sentence) => setLearned({ of: found, sentence })}
          />
        )}
      </div>
      <div className="word-finder__found">
        {answered && found && found.starts.length > 1 && (
          <FoundList found={found} lexicon={answered.lexicon} tileSet={tileSet} />
        )}
      </div>
    </div>
  );
}
