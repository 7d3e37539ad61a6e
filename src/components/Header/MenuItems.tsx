import { gcgUnsupported } from '../../engine';
import { HEADER, MENU, TRANSCRIPT } from '../../messages';
import {
  areComputersPlayingAlone,
  isAtSharedTable,
  isFrontShown,
  isInvitationPending,
  isReviewAllowed,
  mayLookWordsUp,
  mayReview,
  puzzleNow,
  retryNow,
} from '../../store';
import { fileNameOfGame } from '../file-name';
import { useActions, useGame } from '../game-context';
import { OpenRecordButton } from '../Record/OpenRecordButton';
import { MenuItem, saveText } from '../ui';
import { useLookUp } from './use-look-up';

/**
 * Items of the menu: actions on the game and its record, and on a small screen those that do not fit into the header.
 */
export function MenuItems() {
  const view = useGame(({ table }) => table?.view);
  const hasRecord = useGame(({ table }) => table?.hasRecord ?? false);
  const isShared = useGame(isAtSharedTable);
  const isInviting = useGame(isInvitationPending);
  const mayLookUp = useGame(mayLookWordsUp);
  const lookUp = useLookUp();
  const isPuzzle = useGame((state) => puzzleNow(state) !== undefined);
  const hasGame = useGame(({ puzzles }) => puzzles?.hasGame === true);
  const isRetry = useGame((state) => retryNow(state) !== undefined && !puzzleNow(state));
  const hasUnreadable = useGame(({ unreadable }) => unreadable.length > 0);
  const isFront = useGame(isFrontShown);
  const hasReview = useGame(isReviewAllowed);
  const canReview = useGame(mayReview);
  const areAlone = useGame(areComputersPlayingAlone);
  const isGame = !isFront && !isPuzzle;
  const fitsGcg = view !== undefined && hasRecord && gcgUnsupported(view) === undefined;
  const {
    run,
    showFront,
    exportRecord,
    exportGcg,
    backToFinishedGame,
    closePuzzles,
    enterGame,
    openPanel,
    openPuzzles,
    showTab,
    unreadable,
  } = useActions();

  return (
    <>
      {!isFront && !isShared && (
        <MenuItem
          onPress={() => {
            // Computers alone are paused, since they would continue unseen.
            if (areAlone) run(false);
            if (isPuzzle) void closePuzzles(true);
            else showFront(true);
          }}
        >
          {MENU.home}
        </MenuItem>
      )}
      {isFront && view && <MenuItem onPress={() => showFront(false)}>{MENU.backToGame}</MenuItem>}
      {isPuzzle && hasGame && (
        <MenuItem onPress={() => void closePuzzles()}>{MENU.backToGame}</MenuItem>
      )}
      <MenuItem className={isFront ? '' : 'narrow-only'} onPress={() => openPanel('set-up')}>
        {isShared ? MENU.table : isFront ? MENU.moreGames : MENU.newGame}
      </MenuItem>
      <MenuItem className="narrow-only" onPress={() => openPanel('help')}>
        {MENU.rules}
      </MenuItem>
      {isInviting && <MenuItem onPress={() => openPanel('online')}>{MENU.invitation}</MenuItem>}
      {!isShared && !isPuzzle && (
        <MenuItem onPress={() => void openPuzzles()}>{MENU.puzzles}</MenuItem>
      )}
      {!isShared && <MenuItem onPress={() => openPanel('games')}>{MENU.games}</MenuItem>}
      {!isShared && <MenuItem onPress={() => void enterGame()}>{MENU.enterGame}</MenuItem>}
      {mayLookUp && (
        <MenuItem className={isFront ? '' : 'narrow-only'} onPress={lookUp}>
          {MENU.lookUp}
        </MenuItem>
      )}
      <MenuItem onPress={() => openPanel('cards')}>{MENU.cards}</MenuItem>
      {isGame && <MenuItem onPress={() => openPanel('transcript')}>{TRANSCRIPT.title}</MenuItem>}
      {isGame && (
        <MenuItem
          disabled={!hasRecord}
          onPress={() => {
            const text = exportRecord();
            if (text !== undefined && view) {
              saveText(fileNameOfGame(view, 'json'), 'application/json', text);
            }
          }}
        >
          {MENU.save}
        </MenuItem>
      )}
      {isGame && fitsGcg && (
        <MenuItem
          onPress={() => {
            void exportGcg().then((text) => {
              if (view && text?.ok) saveText(fileNameOfGame(view, 'gcg'), 'text/plain', text.value);
            });
          }}
        >
          {MENU.saveAsGcg}
        </MenuItem>
      )}
      {hasReview && isGame && (
        // Present from the start: an item that appeared later would move those below it.
        <MenuItem disabled={!canReview} onPress={() => showTab('review')}>
          {MENU.review}
        </MenuItem>
      )}
      {isGame && !isShared && (
        <MenuItem onPress={() => openPanel('branches')}>{MENU.branches}</MenuItem>
      )}
      {isGame && <MenuItem onPress={() => openPanel('share')}>{MENU.share}</MenuItem>}
      {isGame && <MenuItem onPress={() => openPanel('print')}>{MENU.print}</MenuItem>}
      {!isShared && <OpenRecordButton tone="quiet" />}
      {isRetry && (
        <MenuItem onPress={() => void backToFinishedGame()}>{HEADER.finishedGame}</MenuItem>
      )}
      {hasUnreadable && (
        <MenuItem onPress={() => unreadable()?.show()}>{MENU.damagedGame}</MenuItem>
      )}
    </>
  );
}
