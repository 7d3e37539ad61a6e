import { expect, it } from 'vitest';
import { type Machine, runMachine } from '../../src/table';

/** The names of handled events, in order; `asking` lists the effects of an event. */
type Heard = readonly string[];
interface Told {
  readonly name: string;
  readonly asking?: readonly string[];
}
interface Deed {
  readonly name: string;
}

const step: Machine<Heard, Told, Deed>['step'] = (heard, { name, asking = [] }) => ({
  state: name === 'nothing new' ? heard : [...heard, name],
  effects: asking.map((each) => ({ name: each })),
});

function later<Value = void>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A machine that records its effects; `how` has the actions of some of them. */
function noting(how: Record<string, (send: (event: Told) => void) => Promise<void> | void> = {}) {
  const done: string[] = [];
  const machine = runMachine<Heard, Told, Deed>([], {
    step,
    perform: ({ name }, send) => {
      done.push(name);
      return how[name]?.(send);
    },
  });
  return { machine, done };
}

it('handles an event and performs its effects in order before `send` returns', () => {
  const { machine, done } = noting();
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  machine.send({ name: 'passed', asking: ['save again'] });
  expect(machine.state()).toEqual(['moved', 'passed']);
  expect(done).toEqual(['save', 'tell', 'save again']);
});

it('handles events, but performs no effect, until it is started if it was postponed', () => {
  const done: string[] = [];
  const perform = ({ name }: Deed): void => void done.push(name);
  const machine = runMachine<Heard, Told, Deed>([], { step, perform }, true);
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  expect(machine.state()).toEqual(['moved']);
  expect(done).toEqual([]);
  machine.start();
  expect(done).toEqual(['save', 'tell']);
});

it('delays effects, but not events, behind a pending effect', async () => {
  const saved = later();
  const { machine, done } = noting({ save: () => saved.promise });
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  machine.send({ name: 'passed', asking: ['tell of the pass'] });
  expect(machine.state()).toEqual(['moved', 'passed']);
  await Promise.resolve();
  expect(done).toEqual(['save']);
  saved.resolve();
  await saved.promise;
  await Promise.resolve();
  expect(done).toEqual(['save', 'tell', 'tell of the pass']);
});

it('does not wait for an effect without a promise, and accepts its later events', async () => {
  const found = later();
  const { machine, done } = noting({
    search: (send) => void found.promise.then(() => send({ name: 'found', asking: ['show'] })),
  });
  machine.send({ name: 'asked', asking: ['search', 'tell'] });
  expect(done).toEqual(['search', 'tell']);
  found.resolve();
  await found.promise;
  expect(machine.state()).toEqual(['asked', 'found']);
  expect(done).toEqual(['search', 'tell', 'show']);
});

it('handles an event sent by an effect before the next effect', () => {
  const heardAtTell: Heard[] = [];
  const { machine, done } = noting({
    save: (send) => send({ name: 'saved', asking: ['note'] }),
    tell: () => void heardAtTell.push(machine.state()),
  });
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  expect(heardAtTell).toEqual([['moved', 'saved']]);
  expect(done).toEqual(['save', 'tell', 'note']);
});

it('queues an event sent by a listener until all listeners know the previous one', () => {
  const { machine, done } = noting();
  const seen: string[] = [];
  machine.subscribe((heard) => {
    if (heard.length === 1) machine.send({ name: 'second', asking: ['b'] });
    seen.push(`first listener: ${heard.join()}`);
  });
  machine.subscribe((heard) => void seen.push(`second listener: ${heard.join()}`));
  machine.send({ name: 'first', asking: ['a'] });
  expect(seen).toEqual([
    'first listener: first',
    'second listener: first',
    'first listener: first,second',
    'second listener: first,second',
  ]);
  expect(done).toEqual(['a', 'b']);
});

it('notifies subscribed listeners only if the state has changed', () => {
  const { machine } = noting();
  const seen: Heard[] = [];
  const leave = machine.subscribe((heard) => void seen.push(heard));
  machine.send({ name: 'nothing new' });
  machine.send({ name: 'moved' });
  leave();
  machine.send({ name: 'passed' });
  expect(seen).toEqual([['moved']]);
});

it('performs nothing and handles nothing once it is stopped', async () => {
  const saved = later();
  const { machine, done } = noting({
    save: (send) => saved.promise.then(() => send({ name: 'saved' })),
  });
  const seen: Heard[] = [];
  machine.subscribe((heard) => void seen.push(heard));
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  machine.stop();
  machine.send({ name: 'passed', asking: ['tell of the pass'] });
  saved.resolve();
  await saved.promise;
  await Promise.resolve();
  expect(machine.state()).toEqual(['moved']);
  expect(seen).toEqual([['moved']]);
  expect(done).toEqual(['save']);
});

it('notifies its listeners once all immediate work is done', () => {
  const { machine, done } = noting({ save: (send) => send({ name: 'saved' }) });
  const seen: string[] = [];
  machine.subscribe((heard) => void seen.push(`${heard.join()} after ${done.join()}`));
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  expect(seen).toEqual(['moved,saved after save,tell']);
});

it('performs no effect after one that stops it', () => {
  const { machine, done } = noting({ leave: () => machine.stop() });
  machine.send({ name: 'left', asking: ['leave', 'tell'] });
  expect(done).toEqual(['leave']);
});

it('stops at an effect that throws, and `send` rethrows', () => {
  const { machine, done } = noting({
    save: () => {
      throw new Error('a bug');
    },
  });
  expect(() => machine.send({ name: 'moved', asking: ['save', 'tell'] })).toThrow('a bug');
  machine.send({ name: 'passed', asking: ['save again'] });
  expect(machine.state()).toEqual(['moved']);
  expect(done).toEqual(['save']);
});

it('stops at an effect with a rejected promise, which stays unhandled', async () => {
  const uncaught = later<unknown>();
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.once('unhandledRejection', uncaught.resolve);
  const { machine, done } = noting({ save: () => Promise.reject(new Error('a bug')) });
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  expect(await uncaught.promise).toEqual(new Error('a bug'));
  for (const other of others) process.on('unhandledRejection', other);
  expect(done).toEqual(['save']);
});
