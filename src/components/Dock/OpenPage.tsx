import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { BRANCHES, CHALLENGE, CONTROLS, PRINT, SHARE, SUMMARY, TRANSCRIPT } from '../../messages';
import { dockPage, type DockPage, type GameStore } from '../../store';
import { useActions, useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { tableTitle } from '../Online/table-title';
import { Button, isPlainKey, moveFocus } from '../ui';
import './dock-page.css';

const CONTENTS: Readonly<Record<DockPage, ComponentType>> = {
  online: onDemand(async () => (await import('../Online/OnlinePage')).OnlinePage),
  share: onDemand(async () => (await import('../Share/SharePage')).SharePage),
  print: onDemand(async () => (await import('../Print/PrintPage')).PrintPage),
  branches: onDemand(async () => (await import('../Branches/BranchesPage')).BranchesPage),
  transcript: onDemand(async () => (await import('../Transcript/TranscriptPage')).TranscriptPage),
  challenge: onDemand(async () => (await import('../Challenge/ChallengePage')).ChallengePage),
  summary: onDemand(async () => (await import('../GameSummary/SummaryPage')).SummaryPage),
};

const TITLES: Readonly<Record<Exclude<DockPage, 'online'>, string>> = {
  share: SHARE.title,
  print: PRINT.title,
  branches: BRANCHES.title,
  transcript: TRANSCRIPT.title,
  challenge: CHALLENGE.title,
  summary: SUMMARY.title,
};

/** Title of the page that the dock shows; undefined without one. */
export function dockPageTitle(state: GameStore): string | undefined {
  const page = dockPage(state);
  if (page !== 'online') return page && TITLES[page];
  const { online } = state;
  return online && online.role !== 'visitor' ? tableTitle(online) : undefined;
}

/** Closes what the dock shows in place of its tabs. */
export function CloseButton(props: { readonly label: string; readonly onClose: () => void }) {
  return (
    <Button tone="quiet" className="dock__close" aria-label={props.label} onClick={props.onClose}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 2l8 8M10 2l-8 8" />
      </svg>
    </Button>
  );
}

/**
 * A page about the game in place of the dock's tabs. It takes the focus, and returns it to what opened it. In a sheet,
 * the handle shows its title and closes it.
 */
export function OpenPage(props: { readonly page: DockPage; readonly isSheet: boolean }) {
  const { page, isSheet } = props;
  const title = useGame(dockPageTitle);
  const { openPanel } = useActions();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    moveFocus(heading.current);
    return () => {
      // Unless the player has gone elsewhere.
      const isFree = document.activeElement === document.body;
      if (isFree && opener instanceof HTMLElement) moveFocus(opener);
    };
  }, [opener]);
  const close = (): void => openPanel(undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isPlainKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const Content = CONTENTS[page];
  return (
    // Arrow keys scroll it.
    <section className="dock-page" aria-labelledby={id} data-scrolls onKeyDown={onKeyDown}>
      <header className={isSheet ? 'visually-hidden' : 'dock-page__header'}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {!isSheet && <CloseButton label={CONTROLS.close} onClose={close} />}
      </header>
      <Content />
    </section>
  );
}
