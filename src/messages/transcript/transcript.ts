import { isAnnotation, type Timeline, type Viewer, type Wording } from '../../engine';
import { cutSentence, helpSentence } from '../helps';
import { movePrompt } from '../moves-in-words';
import { isRackTold, type TranscriptWording, typedText } from './parts';
import { scrabbkleWording } from './scrabbkle';
import { scraebbkleWording } from './scraebbkle';

const WORDING_OF: Readonly<Record<Wording, TranscriptWording>> = {
  scraebbkle: scraebbkleWording,
  scrabbkle: scrabbkleWording,
};

/**
 * The game so far in the words in which it is told on paper: boards, racks, what was asked and typed
 * and what came of it. Racks that the viewer may not see are left out while the game goes on, and
 * the prompt for a move is told of those seats alone that are asked where this is read.
 */
export function transcript(
  timeline: Timeline,
  viewer: Viewer,
  isAsked: (seat: number) => boolean = () => true,
): string {
  const { events, setup } = timeline.record;
  const { states } = timeline;
  const wording = WORDING_OF[setup.rules.wording];
  const latest = states[events.length] ?? states[0];
  const eyes = latest.result ? 'everyone' : viewer;
  const lines: string[] = [];
  let isTurnTold = false;
  for (const [index, event] of events.entries()) {
    const before = states[index];
    const after = states[index + 1];
    if (!before || !after) break;
    if (event.kind === 'deal') {
      lines.push(...wording.beginning(after));
      continue;
    }
    if (!isTurnTold) {
      const previous = events[index - 1]?.kind;
      lines.push(...wording.turn(before, eyes, previous === 'deal' || previous === 'play'));
    }
    isTurnTold = isAnnotation(event);
    if (event.kind === 'help') {
      lines.push(helpSentence(setup, event));
      continue;
    }
    if (event.kind === 'cut') {
      lines.push(cutSentence(setup, event));
      continue;
    }
    // A refused attempt names tiles of its player's rack.
    if (event.kind === 'refused' && !isRackTold(before, eyes, event.seat)) continue;
    const typed = typedText(before, event, eyes);
    if (typed !== undefined) {
      lines.push(...(isAsked(event.seat) ? movePrompt(setup.rules) : []), typed);
    }
    lines.push(...wording.event(before, after, event));
  }
  return [...lines, ...(latest.result ? wording.end(latest) : []), ''].join('\n');
}
