import type { ReactNode } from 'react';
import { CONTROLS, PRIVACY, WHO_LEARNS_WHAT } from '../../messages';
import './privacy.css';

/** One sentence about privacy in a game by link, with details on request. */
export function Privacy({ children }: { readonly children?: ReactNode }) {
  return (
    <details className="privacy">
      <summary>
        <span>{PRIVACY}</span> <span className="privacy__details">{CONTROLS.details}</span>
      </summary>
      <p>{WHO_LEARNS_WHAT.link}</p>
      {children}
    </details>
  );
}
