import {
  err,
  type GameSetup,
  latestState,
  type Lexicon,
  ok,
  parseScript,
  type PlayedScript,
  playScript,
  type Result,
  type ScriptError,
  type ScriptSeatsError,
  type Timeline,
} from '../engine';
import {
  andMore,
  refusedCommand,
  scriptPlayed,
  unfinishedScript,
  unreadCommands,
} from '../messages';
import type { Notice } from './state';

const MAX_SHOWN = 100;

function noticeOf({ timeline, refusals, firstUnreadLine }: PlayedScript): Notice | undefined {
  const { setup, toMove, result } = latestState(timeline);
  const lines = [
    ...refusals.slice(0, MAX_SHOWN).map((refusal) => refusedCommand(setup.rules, refusal)),
    ...(refusals.length > MAX_SHOWN ? [andMore(refusals.length - MAX_SHOWN)] : []),
    ...(firstUnreadLine === undefined ? [] : [unreadCommands(firstUnreadLine)]),
    ...(result ? [] : [unfinishedScript(setup, toMove)]),
  ];
  if (lines.length === 0) return undefined;
  return { tone: 'remark', headline: scriptPlayed(refusals.length), lines };
}

export function playedScript(
  id: string,
  setup: GameSetup,
  text: string,
  lexicon: Lexicon,
): Result<
  { readonly timeline: Timeline; readonly notice: Notice | undefined },
  ScriptError | ScriptSeatsError
> {
  const script = parseScript(text);
  if (!script.ok) return script;
  const played = playScript(id, setup, script.value, lexicon);
  return played.ok
    ? ok({ timeline: played.value.timeline, notice: noticeOf(played.value) })
    : err(played.error);
}
