import { formatMove, type JudgedPlay, refuseExchange, type Tile } from '../../engine';
import {
  exchangeHint,
  HOW_TO_MOVE,
  listed,
  missingOfPlay,
  MOVE_INCOMPLETE,
  MOVE_PANEL,
  moveForm,
  OTHERS_PLAY_ON,
  passHint,
  pointsText,
  scoreSum,
  scoreSums,
  SEEN_ONLY,
  submitReason,
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
import { useGame } from '../game-context';
import { WordsNote } from '../Words/WordsNote';
import { Coach } from './Coach';
import { Guide } from './Guide';
import { MovePrompt } from './MovePrompt';
import { NoticeLine } from './NoticeLine';
import { Thinking } from './ComputerControls';

/** The score of a play with the sum of each word; several words have a line each. */
function Worth({ play }: { readonly play: JudgedPlay }) {
  const rules = useGame(({ table }) => table?.view.rules);
  const hostDecides = useGame(hasOtherLexicon);
  if (!rules) return null;
  const { words, score, wordsChecked } = play;
  const texts = words.map(({ text }) => text);
  const total = <strong>{pointsText(score.total)}</strong>;
  const unchecked = uncheckedNote(rules, wordsChecked, hostDecides);
  const note = unchecked !== undefined && ` · ${unchecked}`;
  if (words.length === 1) {
    return (
      <span>
        <strong className="verdict__word">{texts[0]}</strong>
        {' · '}
        {scoreSum(rules.tileSet, score)} = {total}
        {note}
      </span>
    );
  }
  return (
    <>
      <span className="verdict__line">
        <strong className="verdict__word">{listed(texts)}</strong>
        {' · '}
        {total}
        {note}
      </span>
      {scoreSums(rules.tileSet, score).map((sum, index) => (
        <span key={index} className="verdict__line">
          {' '}
          {[texts[index], sum].filter((each) => each !== undefined).join(' · ')}
        </span>
      ))}
    </>
  );
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
      if (judged.ok) return <Worth play={judged.value} />;
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
  return (
    <div className={props.isCovered ? 'verdict verdict--covered' : 'verdict'} data-scrolls>
      <WordsNote />
      <Thinking />
      <div role="group" aria-label={MOVE_PANEL.verdict}>
        {tone === undefined && <HowTo verdict={verdict} />}
        <div role="status">{tone !== 'refusal' && <VerdictText verdict={verdict} />}</div>
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
