import { formatMove } from '../../engine';
import {
  exchangeHint,
  HOW_TO_MOVE,
  legalityText,
  MOVE_INCOMPLETE,
  moveForm,
  OTHERS_PLAY_ON,
  passHint,
  pointsText,
  scoreSum,
  submitReason,
} from '../../messages';
import { hasResigned, hintNow, judgesByOthers, type Verdict } from '../../store';
import { useGame } from '../game-context';
import { Guide } from '../Guide/Guide';
import { WordsNote } from '../Words/WordsNote';
import { NoticeLine } from './NoticeLine';

function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const rules = useGame(({ table }) => table?.view.rules);
  const hostDecides = useGame(judgesByOthers);
  if (!rules) return null;
  switch (verdict.kind) {
    case 'nothing':
    case 'unfinished':
      return null;
    case 'pass':
      return <span className="verdict__hint">{passHint(rules)}</span>;
    case 'exchange':
      return <span className="verdict__hint">{exchangeHint(verdict.tiles.length)}</span>;
    case 'unnamed-blank':
      return <span className="verdict__hint">{MOVE_INCOMPLETE[verdict.kind]}</span>;
    case 'not-in-line':
    case 'gap':
      return <span className="verdict__refusal">{MOVE_INCOMPLETE[verdict.kind]}</span>;
    case 'play': {
      if (!verdict.judged.ok) {
        const reason = submitReason(rules, verdict.judged.error);
        return <span className="verdict__refusal">{reason}</span>;
      }
      const { words, score, wordsChecked } = verdict.judged.value;
      return (
        <span>
          <strong className="verdict__word">{words.map(({ text }) => text).join(', ')}</strong>
          {' · '}
          {scoreSum(rules.tileSet, score)} = <strong>{pointsText(score.total)}</strong>
          {' · '}
          {legalityText(rules, wordsChecked, hostDecides)}
        </span>
      );
    }
  }
}

/** How a move is made, before one is on screen. */
function HowTo({ verdict }: { readonly verdict: Verdict }) {
  const rules = useGame(({ table }) => table?.view.rules);
  const isOut = useGame(({ table }) => table !== undefined && hasResigned(table.view));
  const isGuided = useGame((state) => hintNow(state) !== undefined);
  if (!rules || (verdict.kind !== 'nothing' && verdict.kind !== 'unfinished')) return null;
  if (verdict.kind === 'unfinished')
    return <span className="verdict__hint">{moveForm(rules)}</span>;
  return isGuided ? null : (
    <span className="verdict__hint">{isOut ? OTHERS_PLAY_ON : HOW_TO_MOVE}</span>
  );
}

/** What the move on screen is worth and whether it is legal; or what became of the last attempt. */
export function VerdictLine() {
  const verdict = useGame((state) => state.verdict);
  const tone = useGame(({ notice }) => notice?.tone);
  return (
    <div className="verdict">
      <WordsNote />
      <div role="group" aria-label="Verdict">
        {tone !== 'refusal' && <HowTo verdict={verdict} />}
        <div role="status">{tone !== 'refusal' && <VerdictText verdict={verdict} />}</div>
        <NoticeLine />
      </div>
      <Guide />
    </div>
  );
}

/** The move on screen in the notation of the game; empty while it is incomplete. */
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
