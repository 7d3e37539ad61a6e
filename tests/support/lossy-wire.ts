import { type Conversation, type ConversationServices, openConversation } from '../../src/net';
import { type VirtualClock, virtualClock } from './virtual-clock';

/** What becomes of one frame: after how many milliseconds each copy of it arrives; none, if lost. */
export type Fate = readonly number[];

/** What happened at one end. */
export interface End {
  readonly line: () => Conversation;
  readonly received: () => readonly string[];
  /** `away`, `back` and `restarted`, each with the time at which it was said. */
  readonly said: () => readonly string[];
  /** All frames that it sent. */
  readonly sent: () => readonly string[];
  /** Opens a new line in place of this one, as a reload does; what was received is forgotten. */
  readonly reload: () => void;
  /** The page of this end stands still: neither its timers run nor does it take what arrives. */
  readonly block: () => void;
  /** It goes on: first the timers run that are late, then it takes what has arrived. */
  readonly unblock: () => void;
}

/** An end as the wire has it. */
interface OpenEnd extends End {
  readonly arrive: (frame: string) => void;
}

/** Two ends of a conversation, with a wire between them that does as it is told. */
export interface Wire {
  readonly clock: VirtualClock;
  readonly left: End;
  readonly right: End;
  /** From now on nothing arrives, or everything does. */
  readonly cut: (isCut: boolean) => void;
}

/** How long a frame takes that has no fate of its own, in milliseconds. */
const USUAL = 10;

/**
 * Opens a wire. Frames take the fates in turn, whichever end sends them; those after the last fate
 * arrive as usual. Names of conversations are counted.
 */
export function lossyWire(fates: readonly Fate[] = []): Wire {
  const clock = virtualClock();
  const fate = fates[Symbol.iterator]();
  let ids = 0;
  let isCut = false;
  const services: ConversationServices = {
    after: clock.after,
    now: clock.now,
    newId: () => `session-${ids++}`,
  };

  function end(other: () => OpenEnd): OpenEnd {
    let isBlocked = false;
    let lateTimers: (() => void)[] = [];
    let lateFrames: string[] = [];
    const after: ConversationServices['after'] = (milliseconds, run) => {
      let isStopped = false;
      const runOnce = (): void => {
        if (isStopped) return;
        if (isBlocked) lateTimers.push(runOnce);
        else run();
      };
      const stop = clock.after(milliseconds, runOnce);
      return () => {
        isStopped = true;
        stop();
      };
    };
    let received: string[] = [];
    let said: string[] = [];
    const sent: string[] = [];
    const open = (): Conversation =>
      openConversation({
        send: (frame) => {
          sent.push(frame);
          const { value = [USUAL] } = fate.next();
          for (const delay of isCut ? [] : value) {
            clock.after(delay, () => other().arrive(frame));
          }
        },
        services: { ...services, after },
        onEvent: (event) => {
          if (event.kind === 'peer-said') received.push(event.text);
          else said.push(`${event.kind.replace('peer-', '')} ${clock.now()}`);
        },
      });
    let line = open();
    return {
      arrive: (frame) => {
        if (isBlocked) lateFrames.push(frame);
        else line.receive(frame);
      },
      block: () => {
        isBlocked = true;
      },
      unblock: () => {
        isBlocked = false;
        const [timers, frames] = [lateTimers, lateFrames];
        lateTimers = [];
        lateFrames = [];
        for (const run of timers) run();
        for (const frame of frames) line.receive(frame);
      },
      line: () => line,
      received: () => received,
      said: () => said,
      sent: () => sent,
      reload: () => {
        line.close();
        received = [];
        said = [];
        line = open();
      },
    };
  }

  const left: OpenEnd = end(() => right);
  const right: OpenEnd = end(() => left);
  return {
    clock,
    left,
    right,
    cut: (now) => {
      isCut = now;
    },
  };
}
