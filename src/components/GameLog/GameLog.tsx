import { useRef } from 'react';
import { LaterGame } from '../LaterGame';
import { WordsOfGame } from '../Meanings/WordsOfGame';
import { Tabs } from '../ui';
import { MoveList } from './MoveList';
import { MovesStrip } from './MovesStrip';
import { Steps } from './Steps';
import { Transcript } from './Transcript';
import './game-log.css';

/** The turns of the game and the game in words, either of which can be stepped through. */
export function GameLog() {
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} className="panel game-log" aria-label="Game so far">
      <LaterGame>
        <MovesStrip log={section} />
        <Tabs
          label="Game so far"
          tabs={[
            { name: 'Moves', panel: <MoveList /> },
            { name: 'Transcript', panel: <Transcript /> },
            { name: 'Words', panel: <WordsOfGame /> },
          ]}
        />
      </LaterGame>
      <Steps />
    </section>
  );
}
