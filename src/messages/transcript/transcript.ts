import type { Timeline, Viewer, Wording } from '../../engine';
import { helpSentence } from '../turns';
import { isRackTold } from './parts';
import { scrabbkleWording } from './scrabbkle';
import { scraebbkleWording } from './scraebbkle';
import type { TranscriptWording } from './wording';

const WORDING_OF: Readonly<Record<Wording, TranscriptWording>> = {
  scraebbkle: scraebbkleWording,
  scrabbkle: scrabbkleWording,
};

/**
 * The game so far in the words in which it is told on paper: boards, racks, what was typed and
 * what came of it. Racks that the viewer may not see are left out while the game goes on.
 */
export function transcript(timeline: Timeline, viewer: Viewer): string {
  const { events, setup } = timeline.record;
  const { states } = timeline;
  const wording = WORDING_OF[setup.rules.wording];
  const latest = states[events.length] ?? states[0];
  const eyes = latest.result ? 'everyone' : viewer;
  const lines: string[] = [];
  let prompted = false;
  for (const [index, event] of events.entries()) {
    const before = states[index];
    const after = states[index + 1];
    if (!before || !after) break;
    if (event.kind === 'deal') {
      lines.push(...wording.beginning(after));
      continue;
    }
    if (!prompted) {
      const previous = events[index - 1]?.kind;
      lines.push(...wording.prompt(before, eyes, previous === 'deal' || previous === 'play'));
    }
    if (event.kind === 'help') {
      lines.push(helpSentence(setup, event));
      prompted = true;
      continue;
    }
    // A refused attempt names tiles of its player's rack.
    if (event.kind !== 'refused' || isRackTold(before, eyes, event.seat)) {
      lines.push(...wording.event(before, after, event, eyes));
    }
    prompted = event.kind === 'refused';
  }
  return [...lines, ...(latest.result ? wording.end(latest) : []), ''].join('\n');
}
