import { createContext, type ReactNode, useContext } from 'react';
import { gcgUnsupported } from '../../engine';
import { HEADER, MENU, TRANSCRIPT } from '../../messages';
import {
  isAtSharedTable,
  isFrontShown,
  isInvitationPending,
  isReviewAllowed,
  mayLookWordsUp,
  mayReview,
  retryNow,
} from '../../store';
import { fileNameOfGame } from '../file-name';
import { useActions, useGame } from '../game-context';
import { OpenRecordButton } from '../Record/OpenRecordButton';
import { Button, saveText } from '../ui';
import { useLookUp } from './use-look-up';

const Closing = createContext<() => void>(() => {});

/** A menu item; pressing it closes the menu first. */
function Item(props: {
  readonly className?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  const { className, disabled = false, onPress, children } = props;
  const close = useContext(Closing);
  return (
    <Button
      tone="quiet"
      disabled={disabled}
      {...(className === undefined ? {} : { className })}
      onClick={() => {
        close();
        onPress();
      }}
    >
      {children}
    </Button>
  );
}

/**
 * Items of the menu: actions on the game and its record, and on a small screen those that do not fit into the header.
 */
export function MenuItems({ close }: { readonly close: () => void }) {
  const view = useGame(({ table }) => table?.view);
  const hasRecord = useGame(({ table }) => table?.hasRecord ?? false);
  const isShared = useGame(isAtSharedTable);
  const isInviting = useGame(isInvitationPending);
  const mayLookUp = useGame(mayLookWordsUp);
  const lookUp = useLookUp();
  const isRetry = useGame((state) => retryNow(state) !== undefined);
  const hasUnreadable = useGame(({ unreadable }) => unreadable.length > 0);
  const isFront = useGame(isFrontShown);
  const hasReview = useGame(isReviewAllowed);
  const canReview = useGame(mayReview);
  const isOfComputers = useGame(
    ({ table }) => table?.view.seats.every(({ player }) => player === 'computer') ?? false,
  );
  const fitsGcg = view !== undefined && hasRecord && gcgUnsupported(view) === undefined;
  const {
    run,
    showFront,
    exportRecord,
    exportGcg,
    backToFinishedGame,
    openPanel,
    showTab,
    unreadable,
  } = useActions();

  return (
    <Closing value={close}>
      {!isFront && !isShared && (
        <Item
          onPress={() => {
            // A game between computers is paused, since it would continue unseen.
            if (isOfComputers) run(false);
            showFront(true);
          }}
        >
          {MENU.home}
        </Item>
      )}
      {isFront && view && <Item onPress={() => showFront(false)}>{MENU.backToGame}</Item>}
      <Item className={isFront ? '' : 'narrow-only'} onPress={() => openPanel('set-up')}>
        {isShared ? MENU.table : isFront ? MENU.moreGames : MENU.newGame}
      </Item>
      <Item className="narrow-only" onPress={() => openPanel('help')}>
        {MENU.rules}
      </Item>
      {isInviting && <Item onPress={() => openPanel('online')}>{MENU.invitation}</Item>}
      {!isShared && <Item onPress={() => openPanel('games')}>{MENU.games}</Item>}
      {mayLookUp && (
        <Item className={isFront ? '' : 'narrow-only'} onPress={lookUp}>
          {MENU.lookUp}
        </Item>
      )}
      {!isFront && <Item onPress={() => openPanel('transcript')}>{TRANSCRIPT.title}</Item>}
      {!isFront && (
        <Button
          tone="quiet"
          disabled={!hasRecord}
          onClick={() => {
            const text = exportRecord();
            if (text !== undefined && view) {
              saveText(fileNameOfGame(view, 'json'), 'application/json', text);
            }
            close();
          }}
        >
          {MENU.save}
        </Button>
      )}
      {!isFront && fitsGcg && (
        <Item
          onPress={() => {
            void exportGcg().then((text) => {
              if (view && text?.ok) saveText(fileNameOfGame(view, 'gcg'), 'text/plain', text.value);
            });
          }}
        >
          {MENU.saveAsGcg}
        </Item>
      )}
      {hasReview && !isFront && (
        // Present from the start: an item that appeared later would move those below it.
        <Item disabled={!canReview} onPress={() => showTab('review')}>
          {MENU.review}
        </Item>
      )}
      {!isFront && !isShared && <Item onPress={() => openPanel('branches')}>{MENU.branches}</Item>}
      {!isFront && <Item onPress={() => openPanel('share')}>{MENU.share}</Item>}
      {!isShared && <OpenRecordButton tone="quiet" onChosen={close} />}
      {isRetry && <Item onPress={() => void backToFinishedGame()}>{HEADER.finishedGame}</Item>}
      {hasUnreadable && <Item onPress={() => unreadable()?.show()}>{MENU.damagedGame}</Item>}
    </Closing>
  );
}
