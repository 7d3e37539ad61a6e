import { laysFirstTile, tilesOn, type Turn } from '../engine';
import {
  beginsSentence,
  firstTileSentence,
  type Speech,
  spokenCurtain,
  spokenEnd,
  spokenLookBack,
  spokenNews,
  spokenNotWords,
  spokenRack,
  spokenUndo,
  spokenVerdict,
  uncheckedNote,
  yourTurn,
} from '../messages';
import type { TableSnapshot } from '../table';
import type { ScreenState } from './state';
import { isSameGame, isUndone, turnsBetween } from './apply-snapshot';
import { hasOtherLexicon } from './lexicon';
import { ownRack } from './own-seat';
import { verdictReason } from './verdict-in-words';

export { SPOKEN } from './spoken';

/** The turns to announce; of a game that has just been opened, the last. */
const turnsOfNews = (before: ScreenState['table'], after: TableSnapshot): readonly Turn[] =>
  isSameGame(before, after) ? turnsBetween(before, after) : after.view.turns.slice(-1);

/** The rack of a viewer who sees it for the first time in a game, or again after the curtain. */
function rackInSight(
  before: ScreenState['table'],
  after: TableSnapshot,
  speech: Speech,
): readonly string[] {
  const { view } = after;
  const rack = ownRack(view);
  const isNew = !isSameGame(before, after) || before?.view.viewer !== view.viewer;
  const isFirst = view.turns.every(({ seat }) => seat !== view.viewer);
  const isShown = isNew && !view.result && (isFirst || before?.phase === 'curtain');
  return isShown && rack.length > 0 ? [spokenRack(view.rules, rack, speech)] : [];
}

/** Asks for the next move. In brief, the move of a computer that it follows is call enough. */
function callFor(
  before: ScreenState['table'],
  { view, phase }: TableSnapshot,
  isNew: boolean,
  speech: Speech,
): string | undefined {
  if (phase === 'curtain') {
    return isNew || before?.phase !== phase ? spokenCurtain(view, speech) : undefined;
  }
  const isAsked =
    phase === 'your-turn' &&
    (isNew || before?.phase !== phase || before.view.toMove !== view.toMove);
  // Behind the curtain the same player was asked already.
  if (!isAsked || (!isNew && before?.phase === 'curtain')) return undefined;
  const mover = view.turns.at(-1)?.seat;
  const isAnswer =
    mover !== undefined &&
    view.seats[mover]?.player === 'computer' &&
    before?.phase !== 'looking-back';
  return speech === 'brief' && isAnswer ? undefined : yourTurn(view, view.toMove);
}

function announcementOf(
  before: ScreenState['table'],
  after: TableSnapshot,
  speech: Speech,
): string {
  const { view, phase, turns, turnsShown, isOver, online } = after;
  if (phase === 'looking-back') {
    return before?.turnsShown === turnsShown
      ? ''
      : spokenLookBack(view, speech, { turns, turnsShown, isOver, isShared: online !== undefined });
  }
  if (isUndone(before, after)) return spokenUndo(view, speech, phase === 'curtain');
  // A lost turn is announced by its notice.
  const news = turnsOfNews(before, after).filter(({ kind }) => kind !== 'lost-turn');
  const sentences = news.map((turn) => spokenNews(view, turn, speech, turn === news.at(-1)));
  const { result } = view;
  const isNew = !isSameGame(before, after);
  const isBeginning = isNew && view.turns.length === 0;
  if (isBeginning && laysFirstTile(view)) {
    sentences.push(...tilesOn(view).map((laid) => firstTileSentence(view.rules, laid)));
  }
  const call = callFor(before, after, isNew, speech);
  if (result) {
    if (isNew || !before?.view.result) sentences.push(spokenEnd(view, result, speech));
  } else if (call !== undefined) sentences.push(call);
  else if (isBeginning) sentences.push(beginsSentence(view, view.toMove));
  return [...sentences, ...rackInSight(before, after, speech)].join(' ');
}

/** The verdict; empty while there is no move, and after a refusal, which is announced itself. */
function spokenVerdictOf(state: ScreenState): string {
  const { table, verdict, notice, settings } = state;
  if (!table || notice?.tone === 'refusal') return '';
  const { view, phase } = table;
  const { speech } = settings;
  if (verdict.kind === 'play') {
    const { judged } = verdict;
    if (judged.ok) {
      const note = uncheckedNote(view.rules, judged.value.wordsChecked, hasOtherLexicon(state));
      return spokenVerdict(judged.value, note, speech, phase === 'your-turn');
    }
    if (speech === 'brief' && judged.error.code === 'WORD_NOT_IN_LIST') {
      return spokenNotWords(judged.error.words);
    }
  }
  return verdictReason(view, verdict)?.text ?? '';
}

/** Announcements of a change of the screen: first of the table, then of the move on screen. */
export function newsBetween(before: ScreenState, after: ScreenState): readonly string[] {
  const { table } = after;
  const news =
    table && table !== before.table
      ? announcementOf(before.table, table, after.settings.speech)
      : '';
  const verdict = spokenVerdictOf(after);
  return [news, verdict === spokenVerdictOf(before) ? '' : verdict];
}
