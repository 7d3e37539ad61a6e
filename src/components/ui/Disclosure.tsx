import type { ReactNode } from 'react';
import './disclosure.css';

/** What few people need: folded away below a line that says what it is. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
