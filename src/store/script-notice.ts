import { latestState, type PlayedScript } from '../engine';
import { counted, refusedCommand, unfinishedScript, unreadCommands } from '../messages';
import type { Notice } from './state';

/** Most refused commands that are named. */
const MOST_SHOWN = 100;

/** What is said of a script that has been played; nothing where all of it went well. */
export function scriptNotice({ timeline, refusals, unread }: PlayedScript): Notice | undefined {
  const { setup, toMove, result } = latestState(timeline);
  const lines = [
    ...refusals.slice(0, MOST_SHOWN).map((refusal) => refusedCommand(setup.rules, refusal)),
    ...(refusals.length > MOST_SHOWN ? [`… and ${refusals.length - MOST_SHOWN} more.`] : []),
    ...(unread === undefined ? [] : [unreadCommands(unread)]),
    ...(result ? [] : [unfinishedScript(setup, toMove)]),
  ];
  if (lines.length === 0) return undefined;
  const headline =
    refusals.length === 0
      ? 'The script has been played.'
      : `The script has been played; ${counted(refusals.length, 'command')} of it ${refusals.length === 1 ? 'was' : 'were'} refused.`;
  return { tone: 'remark', headline, lines };
}
