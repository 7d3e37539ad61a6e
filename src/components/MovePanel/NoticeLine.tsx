import { DID_YOU_MEAN, playTiles } from '../../messages';
import { mayDraft, type ScreenState } from '../../store';
import { useActions, useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { Notice } from '../ui';

/** Rarely needed, so loaded on demand. */
const UnreadableOffer = onDemand(
  async () => (await import('../Record/UnreadableOffer')).UnreadableOffer,
  <br />,
);

/** Alternative to a rejected move: a suggestion to try, or the same move with blanks, played at once. */
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
