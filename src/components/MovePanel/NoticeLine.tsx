import { DID_YOU_MEAN, playTiles } from '../../messages';
import { mayDraft, type ScreenState } from '../../store';
import { useActions, useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { Notice } from '../ui';

/** Seldom needed, and loaded then. */
const UnreadableOffer = onDemand(
  async () => (await import('../Record/UnreadableOffer')).UnreadableOffer,
  <br />,
);

/** What is offered instead of a move: another to look at, or the same with letters for blanks, to be played. */
function useOffer(notice: ScreenState['notice']) {
  const { typeMove, submit } = useActions();
  const { suggestion, intendedTiles } = notice ?? {};
  if (suggestion === undefined) return undefined;
  if (intendedTiles === undefined) {
    return { lead: DID_YOU_MEAN, text: suggestion, onTake: () => typeMove(suggestion) };
  }
  const onTake = (): void => {
    typeMove(suggestion);
    submit();
  };
  return { text: playTiles(intendedTiles), onTake };
}

/** What became of the last thing that was tried; nothing while there is nothing to say. */
export function NoticeLine() {
  const notice = useGame((state) => state.notice);
  const canDraft = useGame(mayDraft);
  const offer = useOffer(notice);
  if (!notice) return null;
  const { tone, headline, reason, lines, isAboutUnreadable } = notice;
  return (
    <Notice
      tone={tone}
      headline={headline}
      reason={reason}
      lines={lines}
      offer={isAboutUnreadable && <UnreadableOffer />}
      suggestion={canDraft ? offer : undefined}
    />
  );
}
