import { useEffect, useRef, useState } from 'react';
import { canBeLearned, isFittedGame, type Learnable, learningKey } from '../../engine';
import { gainedSentence, LEARNING } from '../../messages';
import { DEFAULT_LIST, isSameList } from '../../setup';
import type { GameWords } from '../../store';
import { useActions } from '../game-context';
import { Button } from '../ui';
import { useLearned } from '../use-learned';

/** A game that is being set up, and its words. */
interface LearnProps {
  readonly game: Learnable;
  readonly words: GameWords;
}

/** Learns a game while it is shown; `share` is the fraction that is done, from 0 to 1. */
function useLearning({ game, words: { lexicon } }: LearnProps) {
  const { openLearning } = useActions();
  const [share, setShare] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    setFailed(false);
    const part = await openLearning().catch(() => undefined);
    const watch = { onProgress: setShare, cancelled: controller.signal };
    const outcome = await part?.learnGame(game, lexicon, watch);
    if (running.current !== controller) return;
    setShare(undefined);
    setFailed(outcome !== 'learned' && outcome !== 'cancelled');
  }

  async function forget(): Promise<void> {
    setFailed(false);
    await (await openLearning().catch(() => undefined))?.forgetGame(game, lexicon);
  }

  return { share, hasFailed, start, cancel: () => running.current?.abort(), forget };
}

function LearningPart(props: LearnProps) {
  const { share, hasFailed, start, cancel, forget } = useLearning(props);
  const learned = useLearned(props.game, props.words.lexicon);
  const isRunning = share !== undefined;
  return (
    <div className="setup__part">
      <h3>{LEARNING.title}</h3>
      <p className="learning__note">
        {LEARNING.note}
        {!learned && ` ${LEARNING.time}`}
      </p>
      <div className="learning">
        {isRunning && <progress value={share} aria-label={LEARNING.running} />}
        <p role="status">
          {!isRunning && learned && gainedSentence(learned)}
          {!isRunning && hasFailed && LEARNING.failed}
        </p>
        {/* One element, which keeps the focus. */}
        <Button onClick={isRunning ? cancel : () => void (learned ? forget() : start())}>
          {isRunning ? LEARNING.cancel : learned ? LEARNING.forget : LEARNING.start}
        </Button>
      </div>
    </div>
  );
}

/** Offers to learn a game that has no built-in values. Learning stops if another game is chosen. */
export function LearnGame({ game, words }: LearnProps) {
  const isKnown = isFittedGame(game) && isSameList(words.list, DEFAULT_LIST);
  if (isKnown || !canBeLearned(game.rules)) return undefined;
  return <LearningPart key={learningKey(game, words.lexicon.id)} game={game} words={words} />;
}
