import { formatMove, type JudgedPlay } from '../../engine';
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
  hasResigned,
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
import { ExchangeNote, isExchanging } from './Exchange';
import { Guide } from './Guide';
import { MovePrompt } from './MovePrompt';
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

function useUncheckedNote(): (play: JudgedPlay) => string | undefined {
  const rules = useGame(({ table }) => table?.view.rules);
  const hostDecides = useGame(hasOtherLexicon);
  return ({ wordsChecked }) => rules && uncheckedNote(rules, wordsChecked, hostDecides);
}

/** The word and points of a play, and how its score adds up; each of several words has a line. */
export function Worth({ play }: { readonly play: JudgedPlay }) {
  const unchecked = useUncheckedNote()(play);
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

/** A legal play as one sentence for screen readers, or else the verdict on the move. */
function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const view = useGame(({ table }) => table?.view);
  const noteOn = useUncheckedNote();
  if (!view) return null;
  if (verdict.kind === 'play' && verdict.judged.ok) {
    const play = verdict.judged.value;
    return (
      <span className="visually-hidden">{spokenVerdict(play, noteOn(play), 'full', false)}</span>
    );
  }
  const reason = verdictReason(view, verdict);
  return (
    reason && (
      <span className={reason.isRefusal ? 'verdict__refusal' : 'verdict__hint'}>{reason.text}</span>
    )
  );
}

function HowTo({ verdict }: { readonly verdict: Verdict }) {
  const rules = useGame(({ table }) => table?.view.rules);
  const howTo = useGame(({ table }) => {
    if (table?.isSeenOnly) return SEEN_ONLY;
    return table && hasResigned(table.view) ? OTHERS_PLAY_ON : HOW_TO_MOVE;
  });
  const noWord = useGame(noWordFitsNow);
  const isChoosing = useGame(isExchanging);
  const isTold = useGame((state) => tipNow(state) !== undefined || adviceNow(state) !== undefined);
  if (isChoosing) return <ExchangeNote />;
  if (!rules || (verdict.kind !== 'nothing' && verdict.kind !== 'unfinished')) return null;
  if (verdict.kind === 'unfinished')
    return <span className="verdict__hint verdict__how-to">{moveForm(rules)}</span>;
  if (noWord !== undefined) return <span className="verdict__hint">{noWord}</span>;
  return isTold ? null : <span className="verdict__hint verdict__how-to">{howTo}</span>;
}

/** The verdict on the move on screen; that of a ghost covers it meanwhile. */
export function VerdictLine(props: { readonly promptId: string; readonly isPromptOpen: boolean }) {
  const ghost = useGame((state) => state.ghost);
  return (
    <>
      {ghost && (
        <div className="verdict">
          <Worth play={ghost} />
        </div>
      )}
      <OwnVerdict {...props} isCovered={ghost !== undefined} />
    </>
  );
}

function OwnVerdict(props: {
  readonly promptId: string;
  readonly isPromptOpen: boolean;
  readonly isCovered: boolean;
}) {
  const verdict = useGame((state) => state.verdict);
  const tone = useGame(({ notice }) => notice?.tone);
  const isRefused = tone === 'refusal';
  return (
    <div className={props.isCovered ? 'verdict verdict--covered' : 'verdict'} data-scrolls>
      <WordsNote />
      <Thinking />
      <div role="group" aria-label={MOVE_PANEL.verdict}>
        {tone === undefined && <HowTo verdict={verdict} />}
        {!isRefused && verdict.kind === 'play' && verdict.judged.ok && (
          <Worth play={verdict.judged.value} />
        )}
        <div>{!isRefused && <VerdictText verdict={verdict} />}</div>
        <NoticeLine />
      </div>
      <MovePrompt id={props.promptId} isOpen={props.isPromptOpen} />
      <Coach />
      <Guide />
    </div>
  );
}

/** The text of the move box: as typed, or the drafted play in notation. Empty while the play is incomplete. */
export function useMoveText(): string {
  return useGame((state) => {
    if (state.typed !== undefined) return state.typed;
    const { verdict } = state;
    const rules = state.table?.view.rules;
    return rules && verdict.kind === 'play'
      ? formatMove(rules, { kind: 'play', play: verdict.play })
      : '';
  });
}
