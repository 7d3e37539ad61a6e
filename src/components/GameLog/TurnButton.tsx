import { formatMove, passText, type RuleBook, type Turn, type View } from '../../engine';
import { pointsOfTurn, turnInShort, turnLabel } from '../../messages';
import { useActions } from '../game-context';
import { HelpMark } from '../HelpMark/HelpMark';

export interface NumberedTurn {
  readonly turn: Turn;
  /** From 1. */
  readonly number: number;
}

/** A turn that can be shown: what was played, and the points. */
export function TurnButton(
  props: NumberedTurn & {
    readonly view: View;
    readonly isShown: boolean;
    readonly isTabbable: boolean;
  },
) {
  const { turn, number, view, isShown, isTabbable } = props;
  const { showTurn, pointAtTurn } = useActions();
  const point = (): void => pointAtTurn(number);
  const leave = (): void => pointAtTurn(undefined);
  return (
    <button
      type="button"
      className="moves__turn"
      aria-label={turnLabel(view, turn, number, turnText(view.rules, turn))}
      aria-current={isShown || undefined}
      data-turn={number}
      tabIndex={isTabbable ? 0 : -1}
      onClick={() => showTurn(number)}
      onFocus={point}
      onBlur={leave}
      onPointerEnter={point}
      onPointerLeave={leave}
    >
      <span className="moves__word" translate="no">
        {turnInShort(turn)}
        <HelpMark turn={turn} />
      </span>
      <span className="moves__points">{pointsOfTurn(turn)}</span>
    </button>
  );
}

/**
 * A turn as its player might have typed it; the tiles of an exchange are not told, and
 * nobody types a resignation.
 */
export function turnText(rules: RuleBook, turn: Turn): string {
  switch (turn.kind) {
    case 'play':
    case 'lost-turn':
      return formatMove(rules, { kind: 'play', play: turn.play });
    case 'pass':
      return passText(rules);
    case 'exchange':
    case 'resign':
      return '';
  }
}
