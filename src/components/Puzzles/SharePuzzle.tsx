import { useState } from 'react';
import { streakOn } from '../../engine';
import { PUZZLES, puzzleShareText } from '../../messages';
import { countedTries, isSolvedOn, type OpenPuzzle } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button, shareAway, Sign } from '../ui';

/** An arrow out of a box, on a grid of 24 × 24. */
const OUT = 'M12 15V4m-4 4 4-4 4 4M5 13v6h14v-6';

/** The result as a text without letters, with a link to the puzzle: shared, or copied if the browser cannot share. */
export function SharePuzzle({ open }: { readonly open: OpenPuzzle }) {
  const { daily, stars, isHinted, isShown } = open;
  const record = useGame(({ puzzles }) => puzzles?.record);
  const today = useGame(({ puzzles }) => puzzles?.today ?? 0);
  const { linkTo } = useActions();
  const [remark, setRemark] = useState('');
  const streak = daily && record ? streakOn(today, isSolvedOn(record)) : undefined;
  const text = puzzleShareText({
    number: daily?.number,
    stars,
    tries: countedTries(open),
    isHinted,
    isShown,
    streak,
  });
  const share = async (): Promise<void> => {
    const fragment = daily ? `puzzle=${daily.number}` : await linkTo('position');
    const url = new URL(`#${fragment ?? ''}`, document.baseURI).href;
    if ('share' in navigator && (await shareAway({ text, url }))) return;
    const { clipboard } = navigator as Partial<Navigator>;
    const isCopied = await clipboard?.writeText(`${text}\n${url}`).then(
      () => true,
      () => false,
    );
    setRemark(isCopied ? PUZZLES.copied : PUZZLES.refused);
  };
  return (
    <div className="puzzle__share">
      <p>
        {text} <b role="status">{remark}</b>
      </p>
      <Button onClick={() => void share()}>
        <Sign path={OUT} /> <span>{PUZZLES.share}</span>
      </Button>
    </div>
  );
}
