import { useState } from 'react';
import { type Candidate, type Play, viewBefore } from '../../engine';
import { candidateLabel, ENTRY } from '../../messages';
import { CandidateFigures, CandidateHeads, MoveButton } from '../Dock/candidate-columns';
import { Button } from '../ui';
import { useEntry, useEntryActions } from './use-entry';

function Moves({ moves }: { readonly moves: readonly Candidate[] }) {
  const entry = useEntry((state) => state.entry);
  const at = useEntry((state) => state.at);
  const { showGhost, takePlay } = useEntryActions();
  const [chosen, choose] = useState<number>();
  const view = viewBefore(entry, at);
  const playAt = (index: number | undefined): Play | undefined => {
    const move = index === undefined ? undefined : moves[index]?.move;
    return move?.kind === 'play' ? move.play : undefined;
  };
  const chosenPlay = playAt(chosen);
  return (
    <>
      <table className="choices__table">
        <thead>
          <tr>
            <th scope="col">{ENTRY.best}</th>
            <CandidateHeads moves={moves} />
          </tr>
        </thead>
        <tbody>
          {moves.map((candidate, index) => (
            <tr key={index} aria-current={index === chosen || undefined}>
              <th scope="row">
                <MoveButton
                  before={view}
                  candidate={candidate}
                  rank={index + 1}
                  aria-label={candidateLabel(view, candidate)}
                  onClick={() => {
                    choose(index);
                    showGhost(playAt(index));
                  }}
                  onPointerEnter={() => showGhost(playAt(index))}
                  onPointerLeave={() => showGhost(chosenPlay)}
                />
              </th>
              <CandidateFigures move={candidate} />
            </tr>
          ))}
        </tbody>
      </table>
      {chosenPlay && <Button onClick={() => takePlay(chosenPlay)}>{ENTRY.takeMove}</Button>}
    </>
  );
}

/** The best moves of the turn in the form, with the tiles that are known. */
export function BestMoves() {
  const analysis = useEntry((state) => state.analysis);
  const { analyse } = useEntryActions();
  const { state, moves, isPartial } = analysis ?? {};
  return (
    <div className="entry-best">
      <div className="entry-best__head">
        <Button
          // Not `disabled`, which would lose the focus.
          aria-disabled={state === 'searching'}
          onClick={state === 'searching' ? undefined : () => void analyse()}
        >
          {ENTRY.findBest}
        </Button>
        <p role="status">
          {state === 'searching' && ENTRY.searching}
          {state === 'unavailable' && ENTRY.noBest}
          {state === 'done' && moves?.candidates.length === 0 && ENTRY.noMoves}
          {state === 'done' && isPartial && ENTRY.partial}
        </p>
      </div>
      {moves && moves.candidates.length > 0 && <Moves moves={moves.candidates} />}
    </div>
  );
}
