import type { ReactNode } from 'react';
import { isAtSharedTable, mayLookWordsUp } from '../../store';
import { useActions, useGame } from '../game-context';
import { OpenRecordButton } from '../Record/OpenRecordButton';
import { Button, Menu, saveText, useMenu } from '../ui';

/** Draws more items of a menu, which close it by what they are given. */
export type MoreItems = (close: () => void) => ReactNode;

/**
 * Saves the record of the game, opens another, or goes back to the one before; on a narrow screen,
 * the rules as well.
 */
export function RecordMenu({ drawMore }: { readonly drawMore?: MoreItems | undefined }) {
  const [menu, close] = useMenu();
  const hasRecord = useGame(({ table }) => table?.hasRecord ?? false);
  const isShared = useGame(isAtSharedTable);
  const mayLookUp = useGame(mayLookWordsUp);
  const hasGameBefore = useGame(({ gameBefore }) => gameBefore !== undefined);
  const hasUnreadable = useGame(({ unreadable }) => unreadable.length > 0);
  const { exportRecord, backToGameBefore, openPanel, unreadable } = useActions();
  const label = (
    <>
      <span className="wide-only">Record</span>
      <span className="narrow-only">More</span>
    </>
  );

  return (
    <Menu ref={menu} label={label}>
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
      {mayLookUp && (
        <Button
          tone="quiet"
          className="narrow-only"
          onClick={() => {
            close();
            openPanel('words');
          }}
        >
          Look words up
        </Button>
      )}
      <Button
        tone="quiet"
        disabled={!hasRecord}
        onClick={() => {
          const text = exportRecord();
          if (text !== undefined) saveText('scraebbkle-record.json', 'application/json', text);
          close();
        }}
      >
        Save record
      </Button>
      {!isShared && <OpenRecordButton onChosen={close} />}
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
      {drawMore?.(close)}
    </Menu>
  );
}
