import { gcgMisfit } from '../../engine';
import { FRONT } from '../../messages';
import { isAtSharedTable, isFrontShown, mayLookWordsUp } from '../../store';
import { fileNameOfGame } from '../file-name';
import { useActions, useGame } from '../game-context';
import { OpenRecordButton } from '../Record/OpenRecordButton';
import { Button, Menu, saveText, useMenu } from '../ui';

/**
 * Saves the record of the game, opens another, or goes back to the one before; on a small screen,
 * all that has no room in the header as well.
 */
export function RecordMenu() {
  const [menu, close] = useMenu();
  const view = useGame(({ table }) => table?.view);
  const hasRecord = useGame(({ table }) => table?.hasRecord ?? false);
  const isShared = useGame(isAtSharedTable);
  const mayLookUp = useGame(mayLookWordsUp);
  const hasGameBefore = useGame(({ gameBefore }) => gameBefore !== undefined);
  const hasUnreadable = useGame(({ unreadable }) => unreadable.length > 0);
  const isFront = useGame(isFrontShown);
  const isOfComputers = useGame(
    ({ table }) => table?.view.seats.every(({ player }) => player === 'computer') ?? false,
  );
  const fitsGcg = view !== undefined && hasRecord && gcgMisfit(view) === undefined;
  const { run, showFront, exportRecord, exportGcg, backToGameBefore, openPanel, unreadable } =
    useActions();
  const label = (
    <>
      <span className="wide-only">{isFront ? 'Games' : 'Record'}</span>
      <svg className="header__menu narrow-only" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 5.5h14M3 10h14M3 14.5h14" />
      </svg>
      <span className="narrow-only visually-hidden">Menu</span>
    </>
  );

  return (
    <Menu ref={menu} label={label}>
      {!isFront && !isShared && (
        <Button
          tone="quiet"
          onClick={() => {
            close();
            // Nobody would see it go on.
            if (isOfComputers) run(false);
            showFront(true);
          }}
        >
          Front page
        </Button>
      )}
      <Button
        tone="quiet"
        className={isFront ? '' : 'narrow-only'}
        onClick={() => {
          close();
          openPanel('set-up');
        }}
      >
        {isShared ? 'Table' : isFront ? FRONT.more : 'New game'}
      </Button>
      <Button
        tone="quiet"
        className="narrow-only"
        onClick={() => {
          close();
          openPanel('help');
        }}
      >
        Rules and keys
      </Button>
      {!isShared && (
        <Button
          tone="quiet"
          onClick={() => {
            close();
            openPanel('games');
          }}
        >
          Your games
        </Button>
      )}
      {mayLookUp && (
        <Button
          tone="quiet"
          className={isFront ? '' : 'narrow-only'}
          onClick={() => {
            close();
            openPanel('words');
          }}
        >
          Look words up
        </Button>
      )}
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
          Save record
        </Button>
      )}
      {!isFront && fitsGcg && (
        <Button
          tone="quiet"
          onClick={() => {
            close();
            void exportGcg().then((text) => {
              if (view && text?.ok) saveText(fileNameOfGame(view, 'gcg'), 'text/plain', text.value);
            });
          }}
        >
          Save as GCG
        </Button>
      )}
      {!isShared && <OpenRecordButton tone="quiet" onChosen={close} />}
      {hasGameBefore && !isShared && (
        <Button
          tone="quiet"
          onClick={() => {
            close();
            backToGameBefore();
          }}
        >
          Back to the game before
        </Button>
      )}
      {hasUnreadable && (
        <Button
          tone="quiet"
          onClick={() => {
            close();
            unreadable()?.show();
          }}
        >
          Unreadable game…
        </Button>
      )}
    </Menu>
  );
}
