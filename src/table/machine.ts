/** What comes of one event: the state after it, and what is to be done, in this order. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** A step after which nothing is to be done. */
export const noEffects = <State>(state: State): Step<State, never> => ({ state, effects: [] });

/** A step after which something more is to be done. */
export const withEffects = <State, Effect>(
  { state, effects }: Step<State, Effect>,
  more: readonly Effect[],
): Step<State, Effect> => ({ state, effects: [...effects, ...more] });

/** One step after another. */
export const andThen = <State, Effect>(
  { state, effects }: Step<State, Effect>,
  next: (state: State) => Step<State, Effect>,
): Step<State, Effect> => {
  const { state: last, effects: more } = next(state);
  return { state: last, effects: [...effects, ...more] };
};

/** A state machine: everything that is decided is decided by `step`, and done by `perform`. */
export interface Machine<State, Event, Effect> {
  /** Pure: from plain data to plain data. It changes neither of its arguments. */
  readonly step: (state: State, event: Event) => Step<State, Effect>;
  /**
   * Carries one effect out. A promise holds the effects behind it until it is fulfilled; an effect
   * that must not hold them, as a search or a timer, returns nothing. What comes of an effect, its
   * failure as well, is sent as an event, now or later.
   */
  readonly perform: (effect: Effect, send: (event: Event) => void) => Promise<void> | void;
}

/** A state machine that runs. */
export interface RunningMachine<State, Event> {
  readonly state: () => State;
  /**
   * Takes one event. Unless the machine is at work already, all that can be done at once has been done
   * on return; else the event waits its turn.
   */
  readonly send: (event: Event) => void;
  /** Calls back whenever the state has changed and nothing is left to be done at once; the result ends that. */
  readonly subscribe: (listener: (state: State) => void) => () => void;
  /** Ends the machine: no effect is begun, no event is taken and no listener called after it. */
  readonly stop: () => void;
}

/**
 * Runs a state machine. Events are handled one after another, in the order in which they were sent;
 * then effects are carried out one after another, in the order in which they were asked for, up to
 * the first that holds the others; then listeners hear of the state. An event that an effect sends at
 * once is handled before the next effect.
 *
 * A `step`, an effect or a listener that throws is a bug of ours, and so is a promise of an effect
 * that is rejected: the machine stops, so that nothing is done that counts on what has failed, and
 * the error goes to whoever sent the event, or remains unhandled.
 */
export function runMachine<State, Event extends object, Effect extends object>(
  first: State,
  { step, perform }: Machine<State, Event, Effect>,
): RunningMachine<State, Event> {
  const listeners = new Set<(state: State) => void>();
  const events: Event[] = [];
  const effects: Effect[] = [];
  let state = first;
  /** The state that listeners have heard of. */
  let told = first;
  let isAtWork = false;
  let isHeld = false;
  let isStopped = false;

  function handle(event: Event): void {
    const next = step(state, event);
    state = next.state;
    effects.push(...next.effects);
  }

  function tell(): void {
    told = state;
    for (const listener of listeners) listener(state);
  }

  function carryOut(effect: Effect): void {
    const done = perform(effect, send);
    if (!done) return;
    isHeld = true;
    const goOn = (): void => {
      isHeld = false;
      work();
    };
    const fail = (error: unknown): never => {
      stop();
      throw error;
    };
    void done.then(goOn, fail);
  }

  /** Does everything that can be done now. */
  function work(): void {
    if (isAtWork) return;
    isAtWork = true;
    try {
      for (;;) {
        const event = events.shift();
        const effect = event || isHeld ? undefined : effects.shift();
        if (event) handle(event);
        else if (effect) carryOut(effect);
        else if (state !== told) tell();
        else break;
      }
    } catch (error) {
      stop();
      throw error;
    } finally {
      isAtWork = false;
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
    stop,
  };
}
