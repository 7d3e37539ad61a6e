import { DID_YOU_MEAN } from '../../messages';
import { mayDraft } from '../../store';
import { useActions, useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { Notice } from '../ui';

/** Seldom needed, and loaded then. */
const UnreadableOffer = onDemand(
  async () => (await import('../Record/UnreadableOffer')).UnreadableOffer,
  <br />,
);

/** What became of the last thing that was tried; nothing while there is nothing to say. */
export function NoticeLine() {
  const notice = useGame((state) => state.notice);
  const canDraft = useGame(mayDraft);
  const { typeMove } = useActions();
  if (!notice) return null;
  const { tone, headline, reason, lines, suggestion, isOfUnreadable } = notice;
  return (
    <Notice
      tone={tone}
      headline={headline}
      reason={reason}
      lines={lines}
      offer={isOfUnreadable && <UnreadableOffer />}
      suggestion={
        suggestion !== undefined && canDraft
          ? { lead: DID_YOU_MEAN, text: suggestion, onTake: () => typeMove(suggestion) }
          : undefined
      }
    />
  );
}
