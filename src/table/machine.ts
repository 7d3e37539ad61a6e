/** The result of one event: the next state, and the effects to perform in this order. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export const noEffects = <State>(state: State): Step<State, never> => ({ state, effects: [] });

export const withEffects = <State, Effect>(
  { state, effects }: Step<State, Effect>,
  more: readonly Effect[],
): Step<State, Effect> => ({ state, effects: [...effects, ...more] });

/** Takes further steps, each from the state of the one before; collects their effects. */
export const andThen = <State, Effect>(
  first: Step<State, Effect>,
  ...nexts: readonly ((state: State) => Step<State, Effect>)[]
): Step<State, Effect> =>
  nexts.reduce((step, next) => {
    const { state, effects } = next(step.state);
    return { state, effects: [...step.effects, ...effects] };
  }, first);

/** A state machine: `step` makes every decision, `perform` carries it out. */
export interface Machine<State, Event, Effect> {
  /** Pure, on plain data: changes neither of its arguments. */
  readonly step: (state: State, event: Event) => Step<State, Effect>;
  /**
   * Performs one effect. A returned promise blocks the effects behind it until it is fulfilled; an effect that must
   * not block, such as a search or a timer, returns nothing. Results and failures of an effect are sent as events,
   * now or later.
   */
  readonly perform: (effect: Effect, send: (event: Event) => void) => Promise<void> | void;
}

export interface RunningMachine<State, Event> {
  readonly state: () => State;
  /**
   * Sends an event. Everything that can be done synchronously is done on return, unless the machine is already at
   * work: then the event is queued.
   */
  readonly send: (event: Event) => void;
  /** Calls the listener after a change, once nothing is left to do synchronously; returns unsubscribe. */
  readonly subscribe: (listener: (state: State) => void) => () => void;
  /** Performs the effects of a machine that was opened postponed, and from then on each at its time. */
  readonly start: () => void;
  /** Stops the machine: from then on it begins no effect, accepts no event and calls no listener. */
  readonly stop: () => void;
}

/**
 * Runs a state machine. Handles events in the order in which they were sent, then performs effects in the order in
 * which they were requested, up to the first that blocks, then notifies listeners. An event that an effect sends
 * synchronously is handled before the next effect. If `isPostponed`, it performs no effect before `start`.
 *
 * It is a bug if `step`, an effect or a listener throws, or if the promise of an effect rejects. The machine then
 * stops, so that nothing builds on what failed. The error is thrown to the sender of the event, or remains
 * unhandled.
 */
export function runMachine<State, Event extends object, Effect extends object>(
  first: State,
  { step, perform }: Machine<State, Event, Effect>,
  isPostponed = false,
): RunningMachine<State, Event> {
  const listeners = new Set<(state: State) => void>();
  const events: Event[] = [];
  const effects: Effect[] = [];
  let state = first;
  /** The state of which listeners were last notified. */
  let notified = first;
  let isStarted = !isPostponed;
  let isProcessing = false;
  let isHeld = false;
  let isStopped = false;

  function handle(event: Event): void {
    const next = step(state, event);
    state = next.state;
    effects.push(...next.effects);
  }

  function notify(): void {
    notified = state;
    for (const listener of listeners) listener(state);
  }

  function carryOut(effect: Effect): void {
    const done = perform(effect, send);
    if (!done) return;
    isHeld = true;
    const resume = (): void => {
      isHeld = false;
      work();
    };
    const fail = (error: unknown): never => {
      stop();
      throw error;
    };
    void done.then(resume, fail);
  }

  function work(): void {
    if (isProcessing) return;
    isProcessing = true;
    try {
      for (;;) {
        const event = events.shift();
        const effect = event || isHeld || !isStarted ? undefined : effects.shift();
        if (event) handle(event);
        else if (effect) carryOut(effect);
        else if (state !== notified) notify();
        else break;
      }
    } catch (error) {
      stop();
      throw error;
    } finally {
      isProcessing = false;
    }
  }

  function send(event: Event): void {
    if (isStopped) return;
    events.push(event);
    work();
  }

  function stop(): void {
    isStopped = true;
    events.length = 0;
    effects.length = 0;
    listeners.clear();
  }

  return {
    state: () => state,
    send,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      isStarted = true;
      work();
    },
    stop,
  };
}
