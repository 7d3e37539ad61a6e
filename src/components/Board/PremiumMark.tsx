import type { Premium } from '../../engine';
import { premiumLabel } from '../../messages';
import './board.css';
import './board-contrast.css';

/** Factor from which on squares have the strongest lightness step. */
const TOP_STEP = 4;

/** Returns the kind of a premium and its lightness step, such as `word-3`; undefined without a premium. */
export function premiumStep(premium: Premium): string | undefined {
  if (premium.kind === 'none') return undefined;
  return premium.factor <= 0 ? 'trap' : `${premium.kind}-${Math.min(premium.factor, TOP_STEP)}`;
}

export function premiumClass(premium: Premium): string {
  const step = premiumStep(premium);
  return step === undefined ? '' : `square--${step}`;
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
