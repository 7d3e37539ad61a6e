import type { ReactNode } from 'react';
import { GAME_PHASES, type PlayerReview } from '../../engine';
import {
  bestShareText,
  GAMES_REVIEW,
  lostPerGameText,
  luckPerGameText,
  perTurnText,
  reasonName,
  wholePoints,
} from '../../messages';
import { useFirstRows } from './use-first-rows';

/** A bar as long as a fraction of its cell, from 0 to 1; the figure beside it says the same. */
const Bar = ({ fraction }: { readonly fraction: number }) => (
  <td className="figures__bar" aria-hidden="true">
    {fraction > 0 && <span style={{ width: `${100 * fraction}%` }} />}
  </td>
);

function Figures(props: {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Whether a column without a head, for bars, is the second. */
  readonly hasBars?: boolean;
  readonly children: ReactNode;
}) {
  const { caption, heads, hasBars = false, children } = props;
  const [first, ...others] = heads;
  return (
    <div className="figures__scroll" tabIndex={0} role="region" aria-label={caption}>
      <table className="figures">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {hasBars && <td aria-hidden="true" />}
            {others.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Number of players that are listed at first, so that the figures of one are not far below. */
const PLAYERS_AT_FIRST = 6;

export function PlayersTable({ players }: { readonly players: readonly PlayerReview[] }) {
  const [shown, more] = useFirstRows(players, PLAYERS_AT_FIRST);
  const { player, games, bestMoves, perGame, perTurn, luckPerGame } = GAMES_REVIEW;
  return (
    <div>
      <Figures
        caption={GAMES_REVIEW.players}
        heads={[player, games, bestMoves, perGame, perTurn, luckPerGame]}
      >
        {shown.map((each) => (
          <tr key={each.name}>
            <th scope="row">{each.name}</th>
            <td>{each.games}</td>
            <td>{bestShareText(each)}</td>
            <td>{lostPerGameText(each)}</td>
            <td>{perTurnText(each)}</td>
            <td>{luckPerGameText(each)}</td>
          </tr>
        ))}
      </Figures>
      {more}
    </div>
  );
}

export function PhaseTable({ player: { phases } }: { readonly player: PlayerReview }) {
  const perTurn = GAME_PHASES.map((phase) => phases[phase].lost / Math.max(1, phases[phase].turns));
  const max = Math.max(...perTurn) || 1;
  return (
    <div>
      <Figures
        hasBars
        caption={GAMES_REVIEW.byPhase}
        heads={[
          GAMES_REVIEW.phase,
          GAMES_REVIEW.perTurn,
          GAMES_REVIEW.turns,
          GAMES_REVIEW.bestMoves,
        ]}
      >
        {GAME_PHASES.map((phase, index) => (
          <tr key={phase}>
            <th scope="row">{GAMES_REVIEW.phases[phase]}</th>
            <Bar fraction={(perTurn[index] ?? 0) / max} />
            <td>{perTurnText(phases[phase])}</td>
            <td>{phases[phase].turns}</td>
            <td>{bestShareText(phases[phase])}</td>
          </tr>
        ))}
      </Figures>
      <p className="games-review__note">{GAMES_REVIEW.phaseNote}</p>
    </div>
  );
}

export function ReasonTable({ player: { reasons } }: { readonly player: PlayerReview }) {
  const max = reasons[0]?.lost ?? 1;
  if (reasons.length === 0) return <p className="games-review__note">{GAMES_REVIEW.noReasons}</p>;
  return (
    <Figures
      hasBars
      caption={GAMES_REVIEW.byReason}
      heads={[GAMES_REVIEW.reason, GAMES_REVIEW.lost, GAMES_REVIEW.turns]}
    >
      {reasons.map(({ reason, lost, turns }) => (
        <tr key={reason ?? ''}>
          <th scope="row">{reasonName(reason)}</th>
          <Bar fraction={lost / max} />
          <td>{wholePoints(lost)}</td>
          <td>{turns}</td>
        </tr>
      ))}
    </Figures>
  );
}
