import type { JudgedPlay } from '../../engine';
import {
  HOW_TO_MOVE,
  MOVE_PANEL,
  moveForm,
  OTHERS_PLAY_ON,
  pointsInWords,
  scoreSums,
  SEEN_ONLY,
  spokenVerdict,
  type SumPart,
  uncheckedNote,
} from '../../messages';
import {
  adviceNow,
  type GameStore,
  hasResigned,
  isRefusalOnBoard,
  tipNow,
  hasOtherLexicon,
  noWordFitsNow,
  type Verdict,
  verdictReason,
} from '../../store';
import { premiumClass } from '../Board/PremiumMark';
import { useGame } from '../game-context';
import { DefinitionButton } from '../Meanings/MeaningButton';
import { WordsNote } from '../Words/WordsNote';
import { WordText } from '../WordText/WordText';
import { Coach } from './Coach';
import { ExchangeNote, isExchanging, useExchangeAnnouncement } from './Exchange';
import { Guide } from './Guide';
import { MovePrompt, type Prompt } from './MovePrompt';
import { NoticeLine } from './NoticeLine';
import { Thinking } from './ComputerControls';

function Sum({ parts }: { readonly parts: readonly SumPart[] }) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <span key={index}>{part.text}</span>;
      case 'blank':
        return (
          <i key={index} className="word-text__blank">
            {part.text}
          </i>
        );
      case 'chip':
        return (
          <span key={index} className={`verdict__chip ${premiumClass(part.premium)}`}>
            {part.text}
          </span>
        );
    }
  });
}

const noteOn = (state: GameStore, { wordsChecked }: JudgedPlay): string | undefined =>
  state.table && uncheckedNote(state.table.view.rules, wordsChecked, hasOtherLexicon(state));

/** The word and points of a play, and how its score adds up; each of several words has a line. */
export function Worth({ play }: { readonly play: JudgedPlay }) {
  const unchecked = useGame((state) => noteOn(state, play));
  const texts = play.words.map(({ text }) => text);
  const [word = ''] = texts;
  return (
    <>
      <div className="verdict__head">
        {/* Read out as a sentence. */}
        <span className="verdict__worth" aria-hidden="true">
          <span className="verdict__word">
            <WordText word={word} />
          </span>
          <strong className="verdict__points">{pointsInWords(play.score.total)}</strong>
          {unchecked !== undefined && <span className="verdict__hint">{unchecked}</span>}
        </span>
        {play.wordsChecked && <DefinitionButton word={word} />}
      </div>
      {scoreSums(play).map((parts, index) => (
        <div key={index} className="verdict__sum">
          {texts.length > 1 && texts[index] !== undefined && (
            <>
              <WordText word={texts[index]} />{' '}
            </>
          )}
          <Sum parts={parts} />
        </div>
      ))}
    </>
  );
}

/** A valid play as one sentence for screen readers. */
function SpokenWorth({ play }: { readonly play: JudgedPlay }) {
  const note = useGame((state) => noteOn(state, play));
  return <span className="visually-hidden">{spokenVerdict(play, note, 'full', false)}</span>;
}

/** Why a move on screen is no valid play. */
function Reason({ verdict }: { readonly verdict: Verdict }) {
  const view = useGame(({ table }) => table?.view);
  const reason = view && verdictReason(view, verdict);
  return (
    reason && (
      <span className={reason.isRefusal ? 'verdict__refusal' : 'verdict__hint'}>{reason.text}</span>
    )
  );
}

/** Instruction while no move is on screen; undefined if a tip or a hint is shown instead. */
function howToMove(state: GameStore): string | undefined {
  const { table, verdict } = state;
  if (!table) return undefined;
  if (verdict.kind === 'unfinished') return moveForm(table.view.rules);
  if (verdict.kind !== 'nothing' || tipNow(state) || adviceNow(state)) return undefined;
  if (table.isSeenOnly) return SEEN_ONLY;
  return hasResigned(table.view) ? OTHERS_PLAY_ON : HOW_TO_MOVE;
}

function HowTo() {
  const howTo = useGame(howToMove);
  const noWord = useGame((state) => state.verdict.kind === 'nothing' && noWordFitsNow(state));
  const isChoosing = useGame(isExchanging);
  if (isChoosing) return <ExchangeNote />;
  if (noWord) return <span className="verdict__hint">{noWord}</span>;
  return howTo && <span className="verdict__hint verdict__how-to">{howTo}</span>;
}

/** The verdict on the move on screen; that of a ghost covers it meanwhile. */
export function VerdictLine({ prompt }: { readonly prompt: Prompt }) {
  useExchangeAnnouncement();
  const ghost = useGame((state) => state.ghost);
  const verdict = useGame((state) => state.verdict);
  const tone = useGame(({ notice }) => notice?.tone);
  const isReasonOnBoard = useGame(isRefusalOnBoard);
  const isRefused = tone === 'refusal';
  const play = verdict.kind === 'play' && verdict.judged.ok ? verdict.judged.value : undefined;
  return (
    <>
      {ghost && (
        <div className="verdict">
          <Worth play={ghost} />
        </div>
      )}
      <div className={ghost ? 'verdict verdict--covered' : 'verdict'} data-scrolls>
        <WordsNote />
        <Thinking />
        <div role="group" aria-label={MOVE_PANEL.verdict}>
          {tone === undefined && <HowTo />}
          {!isRefused && play && <Worth play={play} />}
          <div>
            {!isRefused && (play ? <SpokenWorth play={play} /> : <Reason verdict={verdict} />)}
          </div>
          <NoticeLine isReasonOnBoard={isReasonOnBoard} />
        </div>
        <MovePrompt {...prompt} />
        <Coach />
        <Guide />
      </div>
    </>
  );
}
