import { formatMove, type JudgedPlay, refuseExchange, type Tile } from '../../engine';
import {
  exchangeHint,
  HOW_TO_MOVE,
  missingOfPlay,
  MOVE_INCOMPLETE,
  MOVE_PANEL,
  moveForm,
  OTHERS_PLAY_ON,
  passHint,
  playSentence,
  pointsInWords,
  scoreSums,
  SEEN_ONLY,
  submitReason,
  type SumPart,
  uncheckedNote,
} from '../../messages';
import {
  adviceNow,
  hasResigned,
  tipNow,
  hasOtherLexicon,
  ownRack,
  moveStatusOf,
  type Verdict,
} from '../../store';
import { premiumClass } from '../Board/PremiumMark';
import { useGame } from '../game-context';
import { DefinitionButton } from '../Meanings/MeaningButton';
import { WordsNote } from '../Words/WordsNote';
import { WordText } from '../WordText/WordText';
import { Coach } from './Coach';
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

function WorthSentence({ play }: { readonly play: JudgedPlay }) {
  const unchecked = useUncheckedNote()(play);
  return <span className="visually-hidden">{playSentence(play, unchecked)}</span>;
}

function Exchange({ tiles }: { readonly tiles: readonly Tile[] }) {
  const view = useGame(({ table }) => table?.view);
  if (!view) return null;
  const refusal = refuseExchange(view.rules, ownRack(view), view.bagCount, tiles);
  return refusal ? (
    <span className="verdict__refusal">{submitReason(view.rules, refusal)}</span>
  ) : (
    <span className="verdict__hint">{exchangeHint(tiles.length)}</span>
  );
}

function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const rules = useGame(({ table }) => table?.view.rules);
  if (!rules) return null;
  const isHopeless = moveStatusOf(verdict) === 'hopeless';
  const tone = isHopeless ? 'verdict__refusal' : 'verdict__hint';
  switch (verdict.kind) {
    case 'nothing':
    case 'unfinished':
      return null;
    case 'pass':
      return <span className={tone}>{passHint(rules)}</span>;
    case 'exchange':
      return <Exchange tiles={verdict.tiles} />;
    case 'unnamed-blank':
    case 'not-in-line':
    case 'gap':
      return <span className={tone}>{MOVE_INCOMPLETE[verdict.kind]}</span>;
    case 'play': {
      const { judged } = verdict;
      if (judged.ok) return <WorthSentence play={judged.value} />;
      const reason = isHopeless ? submitReason : missingOfPlay;
      return <span className={tone}>{reason(rules, judged.error)}</span>;
    }
  }
}

function HowTo({ verdict }: { readonly verdict: Verdict }) {
  const rules = useGame(({ table }) => table?.view.rules);
  const howTo = useGame(({ table }) => {
    if (table?.isSeenOnly) return SEEN_ONLY;
    return table && hasResigned(table.view) ? OTHERS_PLAY_ON : HOW_TO_MOVE;
  });
  const isTold = useGame((state) => tipNow(state) !== undefined || adviceNow(state) !== undefined);
  if (!rules || (verdict.kind !== 'nothing' && verdict.kind !== 'unfinished')) return null;
  if (verdict.kind === 'unfinished')
    return <span className="verdict__hint verdict__how-to">{moveForm(rules)}</span>;
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
        <div role="status">{!isRefused && <VerdictText verdict={verdict} />}</div>
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
