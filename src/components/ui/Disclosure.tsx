import type { ReactNode } from 'react';
import './disclosure.css';

/** Contents that show once their summary is pressed, and are then brought into sight. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details
      className="disclosure"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
