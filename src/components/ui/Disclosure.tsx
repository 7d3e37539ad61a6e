import type { ReactNode } from 'react';
import './disclosure.css';

export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
