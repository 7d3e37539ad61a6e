import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import {
  canHelp,
  formatRuleBook,
  type LoadedBoard,
  type RuleBook,
  sanitizeName,
  type Tile,
} from '../../engine';
import {
  drawsPromise,
  gameOnBoard,
  optionsInShort,
  QUESTIONS,
  seatsInShort,
  SETUP,
} from '../../messages';
import { nextTask } from '../../scheduler';
import {
  withTournamentExchange,
  canExchangeAsInTournaments,
  DEFAULT_LIST,
  isSameList,
  isUndoDefault,
  listName,
} from '../../setup';
import type { GameWords, SetupChoice } from '../../store';
import { useActions, useGame } from '../game-context';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { OpenRecordButton } from '../Record/OpenRecordButton';
import { dialogOnDemand, onDemand } from '../OnDemand/on-demand';
import { Button, Choice, DialogFooter, saveText } from '../ui';
import { useLearned } from '../use-learned';
import { LearnGame } from './LearnGame';
import { OwnWordsQuestion, useOwnWordsChoice } from './OwnWordsQuestion';
import { SeedQuestion } from './SeedQuestion';
import { farSeatsOf, Names, Seats, seatsOf, seatsWithLevels, usualSeats } from './Seats';
import { useLatest } from './use-latest';

/** Rarely needed, so loaded on demand. */
const ScriptQuestion = onDemand(async () => (await import('./ScriptQuestion')).ScriptQuestion);
const LookUpDialog = dialogOnDemand(
  async () => (await import('../WordsDialog/WordsDialog')).LookUpDialog,
);

export interface FormProps {
  readonly id: string;
  /** Whether its game is selected; hidden forms keep their answers. */
  readonly isShown: boolean;
}

/** Board, rules, words and tiles of a game, all loaded. */
export interface Material extends LoadedBoard {
  readonly rules: RuleBook;
  readonly boardName: string;
  readonly words: GameWords;
  /** Every tile in draw order, if the game asks for one. */
  readonly bag?: readonly Tile[];
}

/**
 * The questions that apply to every game, below those about its board, tiles and words (`children`), and the start
 * button.
 */
export function SetupForm(
  props: FormProps & {
    readonly rules: RuleBook;
    /** Undefined while some of it is missing. */
    readonly material: Material | undefined;
    /** Loads a board that was named but not loaded, just before the start. */
    readonly settle?: () => Promise<Material | undefined>;
    /** The default seed; undefined until known. */
    readonly usualSeed: string | undefined;
    readonly boardName: string | undefined;
    /** The choice of a word list. */
    readonly words?: ReactNode;
    /** Options of this game alone, and their answers in a few words. */
    readonly ownOptions?: { readonly inShort: string | undefined; readonly fields: ReactNode };
    /** Shown while the words are loading or cannot be loaded, so that the game cannot start. */
    readonly note?: ReactNode;
    readonly children: ReactNode;
  },
) {
  const { id, isShown, rules, material, settle, usualSeed, boardName, words, note, children } =
    props;
  const { ownOptions } = props;
  const { startGame, openPanel, playScript } = useActions();
  const level = useGame(({ settings }) => settings.level);
  const secondPlayer = useGame((state) => state.secondPlayer);
  const [seats, setSeats] = useState(usualSeats(rules, level, secondPlayer));
  const [racks, setRacks] = useState<'open' | 'closed'>('closed');
  const [unknownWord, setUnknownWord] = useState(rules.unknownWord);
  const [isTournament, setTournament] = useState(false);
  const [chosenHelp, setHelp] = useState<boolean>();
  const [chosenUndo, setUndo] = useState<boolean>();
  const [typedSeed, setSeed] = useState<string>();
  const seed = typedSeed ?? usualSeed ?? '';
  const far = farSeatsOf(seats);
  const isShared = far.length > 0;
  const people = seats.filter(({ player }) => player !== 'computer').length;
  const asksForHelp = canHelp({ unknownWord }) && people > 0 && !isShared;
  const help = chosenHelp ?? people === 1;
  const asksForUndo = people > 0 && !isShared;
  const undo =
    chosenUndo ?? isUndoDefault({ rules: { unknownWord }, seats: seatsOf(rules, seats) });
  const ownWords = useOwnWordsChoice(material);
  const isReady = material !== undefined && ownWords.words !== undefined;
  const mayLookUp = useGame(({ table }) => (table?.help ?? 'free') === 'free');
  const [isLookingUp, setLookingUp] = useState(false);
  const begin = useLatest();
  // A pending start is cancelled when another game is selected.
  useEffect(() => {
    if (!isShown) begin();
  }, [begin, isShown]);

  const choiceOf = (settled: Material): SetupChoice => ({
    ...settled,
    words: ownWords.words ?? settled.words,
    rules: {
      ...(isTournament ? withTournamentExchange(settled.rules) : settled.rules),
      unknownWord,
    },
    seats: seatsOf(rules, seats),
    far,
    openRacks: racks === 'open',
    help: asksForHelp && help,
    undo: asksForUndo && undo,
    seed: seed.trim(),
  });

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const dialog = event.currentTarget.closest('dialog');
    const isLatest = begin();
    const settled = settle ? await settle() : material;
    if (!settled || !isReady || !isLatest()) return;
    if (!isShared) {
      // Closing, unmounting and laying out a game in one task would block a slow machine.
      dialog?.close();
      await nextTask('drawing');
      openPanel(undefined);
      await nextTask('drawing');
    }
    startGame(choiceOf(settled));
  };

  const counting = ownWords.words ?? material?.words;
  const isLearned = useLearned(counting && material, counting?.lexicon) !== undefined;
  const isStandard = counting !== undefined && isSameList(counting.list, DEFAULT_LIST);
  const inShort = optionsInShort({
    names: seats
      .filter(({ player }) => player !== 'far')
      .flatMap(({ name }) => sanitizeName(name) || []),
    own: ownOptions?.inShort,
    unknownWord: rules.unknownWord === 'lose-turn' ? unknownWord : undefined,
    isTournament,
    help: asksForHelp ? help : undefined,
    undo: asksForUndo ? undo : undefined,
    list: counting && (isStandard ? SETUP.words.standardInShort : listName(counting.list)),
    words: counting?.lexicon.size,
    isLearned,
    seed: isShared ? undefined : seed.trim(),
  });

  const options = (
    <>
      {ownOptions?.fields}
      <Names rules={rules} seats={seats} onChange={setSeats} />
      {rules.unknownWord === 'lose-turn' && (
        <Choice
          question={QUESTIONS.unknownWord}
          answers={[
            ['lose-turn', SETUP.unknownWord['lose-turn']],
            ['try-again', SETUP.unknownWord['try-again']],
          ]}
          value={unknownWord}
          onChange={setUnknownWord}
        />
      )}
      {canExchangeAsInTournaments(rules) && (
        <Choice
          question={QUESTIONS.leastInBag}
          answers={[
            [false, SETUP.leastInBag.usual],
            [true, SETUP.leastInBag.tournament],
          ]}
          value={isTournament}
          onChange={setTournament}
        />
      )}
      {asksForHelp && (
        <Choice
          question={QUESTIONS.help}
          answers={[
            [true, SETUP.help.allowed],
            [false, SETUP.help.not],
          ]}
          value={help}
          onChange={setHelp}
        />
      )}
      {asksForUndo && (
        <Choice
          question={QUESTIONS.undo}
          answers={[
            [true, SETUP.undo.allowed],
            [false, SETUP.undo.not],
          ]}
          value={undo}
          onChange={setUndo}
        />
      )}
      <div className="setup__part">
        <h3>{SETUP.words.title}</h3>
        {words}
        {ownWords.count > 0 && <OwnWordsQuestion own={ownWords} />}
        {material && mayLookUp && (
          <p>
            <Button onClick={() => setLookingUp(true)}>{SETUP.words.lookUp}</Button>
          </p>
        )}
      </div>
      {material && counting && <LearnGame game={material} words={counting} />}
      {isShared ? (
        <p>{drawsPromise(rules)}</p>
      ) : (
        <SeedQuestion
          rules={rules}
          seed={seed}
          isKnown={usualSeed !== undefined}
          onChange={setSeed}
        />
      )}
      {rules.notation === 'commands' && !isShared && (
        <ScriptQuestion
          disabled={!isReady}
          onPlay={(text) => (isReady ? playScript(choiceOf(material), text) : undefined)}
        />
      )}
      <div className="setup__part">
        <h3>{SETUP.files}</h3>
        <div className="setup__files">
          <OpenRecordButton />
          <Button
            disabled={!material}
            onClick={() =>
              material &&
              saveText(
                `${rules.id}-rules.json`,
                'application/json',
                formatRuleBook({ rules: choiceOf(material).rules, board: material.board }),
              )
            }
          >
            {SETUP.rules.save}
          </Button>
        </div>
      </div>
    </>
  );

  return (
    <>
      <form
        id={id}
        className="dialog__body"
        onSubmit={(event) => void onSubmit(event)}
        autoComplete="off"
      >
        <div className="setup__column">{children}</div>
        <div className="setup__column">
          <Seats
            rules={rules}
            isOwnList={material?.words.list.kind === 'own'}
            seats={seats}
            onChange={setSeats}
          />
          {rules.racks === 'choice' && (
            <Choice
              question={QUESTIONS.racks}
              answers={[
                ['open', ...SETUP.racks.open],
                ['closed', ...SETUP.racks.closed],
              ]}
              value={racks}
              onChange={setRacks}
            />
          )}
          <details className="setup__more">
            <summary>
              <strong>{SETUP.more}</strong>
              <span>{inShort}</span>
            </summary>
            <div className="setup__options">{options}</div>
          </details>
          {note}
        </div>
        <DialogFooter>
          <NoticeLine />
          <p className="setup__summary">
            <strong>{gameOnBoard(rules.name, boardName)}</strong>{' '}
            <span>
              {seatsInShort(
                seatsWithLevels(rules, seats),
                rules.racks === 'choice' ? racks : undefined,
              )}
            </span>
          </p>
          <Button type="submit" tone="main" disabled={!isReady}>
            {isShared ? SETUP.invite : SETUP.start}
          </Button>
        </DialogFooter>
      </form>
      {isLookingUp && material && (
        <LookUpDialog
          tileSet={material.rules.tileSet}
          words={material.words}
          onClose={() => setLookingUp(false)}
        />
      )}
    </>
  );
}
