import { starsLabel } from '../../messages';
import './stars.css';

/** A star on a grid of 24 × 24. */
const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

export function Star({ isEarned }: { readonly isEarned: boolean }) {
  return (
    <svg className={isEarned ? 'star star--earned' : 'star'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}

/** Three stars, of which some are earned. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <span className="stars" role="img" aria-label={starsLabel(stars)}>
      {[1, 2, 3].map((place) => (
        <Star key={place} isEarned={place <= stars} />
      ))}
    </span>
  );
}
