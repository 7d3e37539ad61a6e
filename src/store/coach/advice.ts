import type { Advice, ScreenState } from '../state';

/** Whether the person to move may be advised: nobody interrupts them while they lay tiles. */
export const mayAskCoach = ({ table, words, verdict }: ScreenState): boolean =>
  table?.phase === 'your-turn' &&
  table.help === 'on-record' &&
  table.online === undefined &&
  words.kind === 'ready' &&
  verdict.kind === 'nothing';

/** Whether somebody may be told what each lane can bring at the moment shown. */
export const mayShowLanes = (state: ScreenState): boolean => {
  const { table, words } = state;
  const isFree =
    table?.hasRecord === true &&
    table.help === 'free' &&
    words.kind === 'ready' &&
    table.view.result === undefined &&
    table.view.viewer === 'everyone';
  return isFree || mayAskCoach(state);
};

/** What the person to move has been told in this turn. */
export function adviceNow({ coaching, table }: ScreenState): Advice | undefined {
  const isOfNow =
    table?.phase === 'your-turn' &&
    coaching?.recordId === table.recordId &&
    coaching.turns === table.turns;
  return isOfNow ? coaching.advice : undefined;
}

/** Whether the person to move has made a play that can be asked about. */
export const hasOwnPlay = ({ table }: ScreenState): boolean =>
  table?.view.turns.some(({ kind, seat }) => kind === 'play' && seat === table.view.viewer) ??
  false;
