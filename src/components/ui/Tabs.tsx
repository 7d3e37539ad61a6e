import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isPlainKey } from './keyboard';
import './tabs.css';

export interface Tab {
  readonly name: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Whether hidden panels stay mounted and keep what was typed. */
  readonly areKept?: boolean;
}

/** Tabs with one visible panel, the first one at first. */
export function Tabs(props: TabsProps) {
  const [chosen, choose] = useState(0);
  return <ChosenTabs {...props} chosen={chosen} onChoose={choose} />;
}

/** Tabs whose visible panel the parent chooses, by its index; arrow keys move between tabs and wrap around. */
export function ChosenTabs(
  props: TabsProps & {
    readonly chosen: number;
    readonly onChoose: (index: number) => void;
  },
) {
  const { label, tabs, areKept = false, chosen, onChoose: choose } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key) || !isPlainKey(event)) return;
    event.preventDefault();
    const step = event.key === 'ArrowRight' ? 1 : tabs.length - 1;
    const next = (chosen + step) % tabs.length;
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tabs__tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={chosen === index}
            tabIndex={chosen === index ? 0 : -1}
            onClick={() => choose(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          className="tabs__panel"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={chosen !== index}
        >
          {(areKept || chosen === index) && panel}
        </div>
      ))}
    </>
  );
}
