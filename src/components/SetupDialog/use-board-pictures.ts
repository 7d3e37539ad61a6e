import { useEffect, useState } from 'react';
import type { LoadedBoard } from '../../engine';
import type { Game } from '../../setup';
import { useActions } from '../game-context';
import type { ChosenBoard } from './use-board-choice';

type Pictures = ReadonlyMap<string, LoadedBoard>;

/**
 * The boards that come with a game, by their files, for their pictures: the one that is chosen first,
 * and then all others, one after another as they come. What cannot be had is left out.
 */
export function useBoardPictures(
  { rules, otherBoards }: Game,
  chosen: ChosenBoard | undefined,
): Pictures {
  const { fetchBoard } = useActions();
  const [pictures, setPictures] = useState<Pictures>(new Map());
  const isChosen = chosen !== undefined;

  if (chosen?.file !== undefined && !pictures.has(chosen.file)) {
    setPictures(new Map(pictures).set(chosen.file, chosen));
  }

  useEffect(() => {
    let isWanted = isChosen;
    if (!isWanted) return undefined;
    for (const { file } of otherBoards) {
      void fetchBoard(rules, file).then((read) => {
        if (isWanted && read.ok) setPictures((before) => new Map(before).set(file, read.value));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [fetchBoard, isChosen, otherBoards, rules]);

  return pictures;
}
