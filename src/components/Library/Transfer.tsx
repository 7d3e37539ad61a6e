import { useEffect, useRef, useState } from 'react';
import {
  archiveReason,
  exportedSentence,
  GAMES_REVIEW,
  gamesDone,
  gamesReviewing,
  importedSentence,
  LIBRARY,
  TRANSFER_BEGUN,
  unavailableReason,
} from '../../messages';
import { readUserFile } from '../../setup';
import { today } from '../file-name';
import { useActions, useGame } from '../game-context';
import { Button, DialogFooter, FileButton, saveBlob } from '../ui';

/** Focuses a button if the one that had the focus was removed. */
function takeFocus(button: HTMLButtonElement | null | undefined): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

function Progress() {
  const transfer = useGame((state) => state.transfer);
  const { cancelTransfer } = useActions();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => takeFocus(cancel.current), []);
  if (!transfer) return null;
  const { kind, done, total } = transfer;
  return (
    <>
      <span>{gamesDone(transfer)}</span>
      <progress aria-label={TRANSFER_BEGUN[kind]} value={done} max={Math.max(1, total)} />
      <Button ref={cancel} onClick={() => void cancelTransfer()}>
        {LIBRARY.cancel}
      </Button>
    </>
  );
}

/** Opens the review of several games; shows how far one is. */
function ReviewGames({ onPress }: { readonly onPress: () => void }) {
  const review = useGame(({ gamesReview }) => gamesReview);
  const done = review?.games.filter(({ figures }) => figures !== undefined).length ?? 0;
  return (
    <Button onClick={onPress}>
      {review && review.state !== 'done'
        ? gamesReviewing({ done, total: review.games.length })
        : GAMES_REVIEW.open}
    </Button>
  );
}

/** Exports all games and imports games; stays in view below a long list. */
export function Transfer({ onReview }: { readonly onReview: () => void }) {
  const { enterGame, exportGames, importGames, showNotice } = useActions();
  const kind = useGame(({ transfer }) => transfer?.kind);
  const [outcome, setOutcome] = useState<string>();
  const isOpen = useRef(true);
  const ways = useRef<HTMLDivElement>(null);
  const isOver = kind === undefined && outcome !== undefined;
  useEffect(() => {
    if (isOver) takeFocus(ways.current?.querySelector('button'));
  }, [isOver]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Shows the result in the dialog, or on the page if the dialog has been closed. */
  function report(sentence: string): void {
    if (isOpen.current) setOutcome(sentence);
    else showNotice({ tone: 'remark', headline: sentence, reason: '' });
  }
  const save = async (): Promise<void> => {
    setOutcome(undefined);
    const exported = await exportGames();
    if (exported) {
      const type = 'application/json;charset=utf-8';
      saveBlob(`scraebbkle-games-${today()}.json`, new Blob([...exported.pieces], { type }));
    }
    report(exportedSentence(exported));
  };
  const bring = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setOutcome(undefined);
    const text = await readUserFile(file, 'archive');
    if (!text.ok) return report(unavailableReason(text.error));
    const imported = await importGames(text.value);
    report(imported.ok ? importedSentence(imported.value) : archiveReason(imported.error));
  };
  return (
    <DialogFooter>
      <div className="library__transfer" ref={ways}>
        <span role="status">{kind ? TRANSFER_BEGUN[kind] : outcome}</span>
        {kind ? (
          <Progress />
        ) : (
          <>
            <Button onClick={() => void enterGame()}>{LIBRARY.enter}</Button>
            <Button onClick={() => void save()}>{LIBRARY.exportAll}</Button>
            <FileButton
              label={LIBRARY.importLabel}
              accept=".json,application/json"
              onChosen={(files) => void bring(files)}
            >
              {LIBRARY.importAll}
            </FileButton>
            <ReviewGames onPress={onReview} />
          </>
        )}
      </div>
    </DialogFooter>
  );
}
