import { expect, it } from 'vitest';
import { type Machine, runMachine } from '../../src/table';

/** What has been heard, in order; `asking` names the effects that each event asks for. */
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

/** A promise that is fulfilled when the test says so. */
function later<Value = void>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A machine that notes what it does; `how` does what some of its effects do besides. */
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

it('has handled an event, and carried its effects out in order, when the event has been sent', () => {
  const { machine, done } = noting();
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  machine.send({ name: 'passed', asking: ['save again'] });
  expect(machine.state()).toEqual(['moved', 'passed']);
  expect(done).toEqual(['save', 'tell', 'save again']);
});

it('holds the effects behind one that has to be waited for, and no event', async () => {
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

it('does not wait for an effect that returns nothing, and takes what comes of it later', async () => {
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

it('handles what an effect sends at once before the next effect, and its effects after that', () => {
  const heardAtTell: Heard[] = [];
  const { machine, done } = noting({
    save: (send) => send({ name: 'saved', asking: ['note'] }),
    tell: () => void heardAtTell.push(machine.state()),
  });
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  expect(heardAtTell).toEqual([['moved', 'saved']]);
  expect(done).toEqual(['save', 'tell', 'note']);
});

it('lets an event wait that a listener sends, until all have been told of the one before', () => {
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

it('calls listeners only when the state has changed, and none that has left', () => {
  const { machine } = noting();
  const seen: Heard[] = [];
  const leave = machine.subscribe((heard) => void seen.push(heard));
  machine.send({ name: 'nothing new' });
  machine.send({ name: 'moved' });
  leave();
  machine.send({ name: 'passed' });
  expect(seen).toEqual([['moved']]);
});

it('begins nothing and hears nothing once it has been stopped', async () => {
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

it('tells its listeners of the state when nothing is left to be done at once', () => {
  const { machine, done } = noting({ save: (send) => send({ name: 'saved' }) });
  const seen: string[] = [];
  machine.subscribe((heard) => void seen.push(`${heard.join()} after ${done.join()}`));
  machine.send({ name: 'moved', asking: ['save', 'tell'] });
  expect(seen).toEqual(['moved,saved after save,tell']);
});

it('begins no effect behind one that has stopped it', () => {
  const { machine, done } = noting({ leave: () => machine.stop() });
  machine.send({ name: 'left', asking: ['leave', 'tell'] });
  expect(done).toEqual(['leave']);
});

it('stops at an effect that throws, which whoever sent the event is told', () => {
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

it('stops at an effect whose promise is rejected, which is nowhere caught', async () => {
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
