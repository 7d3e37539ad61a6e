import { formatMove, type RuleBook } from '../../engine';
import { counted, moveForm, passHint, pointsText, scoreSum, submitReason } from '../../messages';
import { hasResigned, hintNow, judgesByOthers, type Verdict } from '../../store';
import { useGame } from '../game-context';
import { Guide } from '../Guide/Guide';
import { WordsNote } from '../Words/WordsNote';
import { NoticeLine } from './NoticeLine';

function legality({ unknownWord }: RuleBook, wordsChecked: boolean, hostDecides: boolean): string {
  if (wordsChecked) return 'legal';
  if (hostDecides) return 'the host decides';
  return unknownWord === 'lose-turn' ? 'a wrong word costs the turn' : 'words not checked yet';
}

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
      return (
        <span className="verdict__hint">
          That exchanges {counted(verdict.tiles.length, 'tile')}, and is your turn.
        </span>
      );
    case 'unnamed-blank':
      return <span className="verdict__hint">Which letter does the blank stand for?</span>;
    case 'not-in-line':
      return <span className="verdict__refusal">The tiles must lie in one row or one column.</span>;
    case 'gap':
      return <span className="verdict__refusal">There is a gap between the tiles.</span>;
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
          {legality(rules, wordsChecked, hostDecides)}
        </span>
      );
    }
  }
}

/** How a move is made, while there is none on screen. */
function HowTo({ verdict }: { readonly verdict: Verdict }) {
  const rules = useGame(({ table }) => table?.view.rules);
  const isOut = useGame(({ table }) => table !== undefined && hasResigned(table.view));
  const isGuided = useGame((state) => hintNow(state) !== undefined);
  if (!rules || (verdict.kind !== 'nothing' && verdict.kind !== 'unfinished')) return null;
  if (verdict.kind === 'unfinished')
    return <span className="verdict__hint">{moveForm(rules)}</span>;
  return isGuided ? null : (
    <span className="verdict__hint">
      {isOut ? 'You resigned; the others play on.' : 'Lay tiles on the board, or type a move.'}
    </span>
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

/** The move on screen in the notation of the game; empty while it is none. */
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
