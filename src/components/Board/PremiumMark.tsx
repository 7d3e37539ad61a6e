import type { Premium } from '../../engine';
import { premiumLabel } from '../../messages';
import './board.css';
import './board-contrast.css';

/** Factor from which on squares have the strongest lightness step. */
const TOP_STEP = 4;

export function premiumClass(premium: Premium): string {
  if (premium.kind === 'none') return '';
  if (premium.factor <= 0) return 'square--trap';
  return `square--${premium.kind}-${Math.min(premium.factor, TOP_STEP)}`;
}

/** The label on a premium square; labels of three or more characters are smaller. */
export function PremiumMark({ premium }: { readonly premium: Premium }) {
  const label = premiumLabel(premium);
  const isLong = label.length > 2;
  return (
    <span className={isLong ? 'square__premium square__premium--long' : 'square__premium'}>
      {label}
    </span>
  );
}
