import { type Conversation, type ConversationServices, openConversation } from '../../src/net';
import { type VirtualClock, virtualClock } from './virtual-clock';

/** Delays of the copies of one frame, in ms; empty if it is lost. */
export type Fate = readonly number[];

export interface End {
  readonly line: () => Conversation;
  readonly received: () => readonly string[];
  /** Events `away`, `back` and `restarted`, each with its time. */
  readonly said: () => readonly string[];
  readonly sent: () => readonly string[];
  /** Opens a new conversation, as after a reload; what was received is forgotten. */
  readonly reload: () => void;
  /** Blocks the page: it runs no timers and handles no frames. */
  readonly block: () => void;
  /** Unblocks the page: overdue timers run first, then waiting frames are handled. */
  readonly unblock: () => void;
}

interface OpenEnd extends End {
  readonly arrive: (frame: string) => void;
}

export interface Connection {
  readonly clock: VirtualClock;
  readonly left: End;
  readonly right: End;
  /** Drops all frames, or delivers them again. */
  readonly cut: (isCut: boolean) => void;
}

/** Default delay of a frame, in ms. */
const USUAL = 10;

/**
 * Opens a connection. Frames of both ends use `fates` in order, and then the default delay. Ids of
 * conversations are numbered.
 */
export function lossyConnection(fates: readonly Fate[] = []): Connection {
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
          if (event.kind === 'message-received') received.push(event.text);
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
