import { describe, expect, it } from 'vitest';
import { formatRecord, MAX_LENGTH, parseRecord, scraebbkle } from '../../src/engine';
import type { Table } from '../../src/table';
import { moveOf, afterMoves } from '../support/games';
import { pictureOf, playOf } from '../support/pictures';
import { at, errorOf, valueOf } from '../support/results';
import { wordsOf } from '../support/words';
import { settled } from '../support/fake-services';
import { lexicon, openTable, racksShown, timelineOf } from '../support/open-table';
import { seatsOf } from '../support/seats';

const PEOPLE = seatsOf('human', 'human');
const MIXED = seatsOf('human', 'computer');
const COMPUTERS = seatsOf('computer', 'computer');

const phaseOf = (table: Table) => table.snapshot().phase;
const rowOf = (table: Table, row: number) => pictureOf(table.snapshot().view)[row - 1];
const say = (table: Table, text: string) => table.submit({ kind: 'text', text });

describe('a game with move reports', () => {
  const rules = { ...scraebbkle, moveReport: 'until-continue' } as const;

  it('shows the report to the player of the move until that player continues', async () => {
    const { table, search } = openTable(timelineOf({ seats: MIXED, rules }));
    valueOf(say(table, 'NO,2b'));
    expect(phaseOf(table)).toBe('report');
    expect(table.snapshot().view.viewer).toBe(0);
    expect(at(table.snapshot().view.turns, -1)).toMatchObject({
      score: 2,
      words: ['NO'],
      drawn: { kind: 'shown', tiles: [{ letter: 'X' }, { letter: 'Y' }] },
    });
    expect(search.asked()).toHaveLength(0);
    expect(errorOf(say(table, ',')).code).toBe('NOT_YOUR_TURN');
    table.dismissReport();
    expect(phaseOf(table)).toBe('thinking');
    search.last().answer(moveOf('AD,c1'));
    await settled();
    expect(phaseOf(table)).toBe('stuck');
  });

  it('lowers the curtain only after the report', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE, rules, openRacks: false }));
    expect(phaseOf(table)).toBe('curtain');
    table.liftCurtain();
    valueOf(say(table, 'NO,2b'));
    expect([phaseOf(table), table.snapshot().view.viewer]).toEqual(['report', 0]);
    table.dismissReport();
    expect([phaseOf(table), table.snapshot().view.viewer]).toEqual(['curtain', 'nobody']);
  });

  it('has no report of a pass or a refused move', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE, rules, openRacks: true }));
    errorOf(say(table, 'QQ,2b'));
    expect(phaseOf(table)).toBe('your-turn');
    valueOf(say(table, ','));
    expect(phaseOf(table)).toBe('your-turn');
  });

  it('keeps the report while an earlier turn is shown, and drops it for another game', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE, rules, openRacks: true }));
    valueOf(say(table, ','));
    valueOf(say(table, 'AD,2b'));
    table.showTurn(1);
    expect(phaseOf(table)).toBe('looking-back');
    table.showTurn(2);
    expect(phaseOf(table)).toBe('report');
    table.showTurn(1);
    table.branchHere();
    expect(phaseOf(table)).toBe('your-turn');
  });

  it('ends with the result, not with a report', () => {
    const { table } = openTable(
      timelineOf({ seats: seatsOf('human'), rules: { ...rules, passesToEnd: 1 } }),
    );
    valueOf(say(table, ','));
    expect(phaseOf(table)).toBe('over');
  });
});

describe('a person against a computer', () => {
  it('begins with the person’s turn, with or without words', () => {
    const without = openTable(timelineOf({ seats: MIXED }), { words: undefined });
    expect(phaseOf(without.table)).toBe('your-turn');
    expect(phaseOf(openTable(timelineOf({ seats: MIXED })).table)).toBe('your-turn');
  });

  it('continues with the computer, which searches and then moves', async () => {
    const { table, search, clock } = openTable(timelineOf({ seats: MIXED }));
    expect(valueOf(say(table, 'NO,2b'))).toEqual(moveOf('NO,2b'));
    expect(phaseOf(table)).toBe('thinking');
    expect(rowOf(table, 2)).toBe('.NO.....');
    const { position } = search.last();
    expect(pictureOf(position)[1]).toBe('.NO.....');
    expect(position.rack).toEqual(at(table.timeline().states, -1).racks[1]);

    search.last().answer(moveOf('D,2d'));
    await settled();
    expect(phaseOf(table)).toBe('stuck');
    table.stepOnce();
    search.last().answer(moveOf('AD,c1'));
    await settled();
    expect(phaseOf(table)).toBe('stuck');
    table.stepOnce();
    search.last().answer(moveOf('D,c1'));
    await settled();
    expect(phaseOf(table)).toBe('your-turn');
    expect(rowOf(table, 1)).toBe('..D.....');
    expect(clock.waiting()).toEqual([]);
  });

  it('shows only the person’s rack, even while the computer thinks', () => {
    const { table } = openTable(timelineOf({ seats: MIXED }));
    expect(racksShown(table)).toEqual(['NOTEAEI', 7]);
    valueOf(say(table, 'NO,2b'));
    expect(table.snapshot().view.viewer).toBe(0);
    expect(racksShown(table)).toEqual(['TEAEIXY', 7]);
  });

  it('shows the computer’s rack too in an open game, on the person’s turn only', () => {
    const { table } = openTable(timelineOf({ seats: MIXED, openRacks: true }));
    expect(racksShown(table)).toEqual(['NOTEAEI', 'DDDDZQA']);
    valueOf(say(table, 'NO,2b'));
    expect(racksShown(table)).toEqual(['TEAEIXY', 7]);
  });

  it('shows the person in the second seat their own rack during the first seat’s turn', () => {
    const { table } = openTable(timelineOf({ seats: seatsOf('computer', 'human') }));
    expect(phaseOf(table)).toBe('thinking');
    expect(table.snapshot().view.viewer).toBe(1);
    expect(racksShown(table)).toEqual([7, 'DDDDZQA']);
  });

  it('shows the view of the person who moved last while the computer thinks', () => {
    const rules = { ...scraebbkle, seats: { least: 2, most: 3, fixed: [] } };
    const seats = seatsOf('human', 'human', 'computer');
    const { table } = openTable(timelineOf({ rules, seats, openRacks: true }, 'NO,2b', ','));
    expect(phaseOf(table)).toBe('thinking');
    expect(table.snapshot().view.viewer).toBe(1);
  });

  it('waits for words on the computer’s turn, and then searches', () => {
    const { table, search } = openTable(timelineOf({ seats: MIXED }, 'NO,2b'), {
      words: undefined,
    });
    expect(phaseOf(table)).toBe('waiting-for-words');
    expect(search.asked()).toEqual([]);
    table.useLexicon(lexicon);
    expect(phaseOf(table)).toBe('thinking');
    expect(search.asked()).toHaveLength(1);
  });

  it('is stuck if the search fails, and repeats it on request', async () => {
    const { table, search } = openTable(timelineOf({ seats: MIXED }, 'NO,2b'));
    search.last().fail();
    await settled();
    expect(phaseOf(table)).toBe('stuck');
    table.stepOnce();
    expect(phaseOf(table)).toBe('thinking');
    expect(search.asked()).toHaveLength(2);
    search.last().answer(moveOf(','));
    await settled();
    expect(phaseOf(table)).toBe('your-turn');
    expect(table.snapshot().view.turns.at(-1)).toEqual({ kind: 'pass', seat: 1, total: 0 });
  });

  it('reports that code could not be loaded, and repeats the search on request', async () => {
    const { table, search } = openTable(timelineOf({ seats: MIXED }, 'NO,2b'));
    search.last().fail('code-missing');
    await settled();
    expect(phaseOf(table)).toBe('code-missing');
    table.stepOnce();
    expect(phaseOf(table)).toBe('thinking');
    search.last().fail();
    await settled();
    expect(phaseOf(table)).toBe('stuck');
  });

  it('plays no illegal move, even if the search answers with one', async () => {
    const { table, search } = openTable(timelineOf({ seats: MIXED }, 'NO,2b'));
    const before = table.timeline();
    search.last().answer(moveOf('QAZ,h8'));
    await settled();
    expect(phaseOf(table)).toBe('stuck');
    expect(table.timeline()).toBe(before);
  });
});

describe('two people at one screen', () => {
  it('have a curtain between them in a closed game, and no rack in the view', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE }));
    expect(phaseOf(table)).toBe('curtain');
    expect(table.snapshot().view.viewer).toBe('nobody');
    expect(racksShown(table)).toEqual([7, 7]);
    table.liftCurtain();
    expect(phaseOf(table)).toBe('your-turn');
    expect(racksShown(table)).toEqual(['NOTEAEI', 7]);
  });

  it('have the curtain down after every move, but not after a refused one', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE }));
    table.liftCurtain();
    errorOf(say(table, 'TE,2b'));
    expect(phaseOf(table)).toBe('your-turn');
    valueOf(say(table, 'NO,2b'));
    expect(phaseOf(table)).toBe('curtain');
    expect(racksShown(table)).toEqual([7, 7]);
    table.liftCurtain();
    expect(racksShown(table)).toEqual([7, 'DDDDZQA']);
  });

  it('cannot move behind the curtain', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE }));
    expect(errorOf(say(table, 'NO,2b'))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(table.timeline().record.events).toHaveLength(1);
  });

  it('need no curtain in an open game', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE, openRacks: true }));
    expect(phaseOf(table)).toBe('your-turn');
    valueOf(say(table, 'NO,2b'));
    expect(phaseOf(table)).toBe('your-turn');
    expect(table.snapshot().view.viewer).toBe(1);
  });

  it('see both racks after the game', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE }, ',', ',', ','));
    table.liftCurtain();
    valueOf(say(table, ','));
    expect(phaseOf(table)).toBe('over');
    expect(table.snapshot().view.viewer).toBe('everyone');
    expect(racksShown(table)).toEqual(['NOTEAEI', 'DDDDZQA']);
    expect(errorOf(say(table, ','))).toEqual({ code: 'NOT_YOUR_TURN' });
  });
});

describe('a submitted move', () => {
  const open = () => openTable(timelineOf({ seats: MIXED }));

  it('can be typed or placed', () => {
    const typed = open();
    const laid = open();
    valueOf(say(typed.table, 'NO,2b'));
    valueOf(laid.table.submit({ kind: 'move', move: { kind: 'play', play: playOf('NO,2b') } }));
    expect(typed.table.timeline()).toEqual(laid.table.timeline());
  });

  it('is saved at once, with whether the computers run', () => {
    const { table, saved } = open();
    valueOf(say(table, 'NO,2b'));
    expect(saved).toEqual([{ timeline: table.timeline(), running: true }]);
  });

  it('is refused out of turn, and leaves no trace', () => {
    const { table, saved } = open();
    valueOf(say(table, 'NO,2b'));
    const before = table.timeline();
    expect(errorOf(say(table, ','))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(table.timeline()).toBe(before);
    expect(saved).toHaveLength(1);
  });

  it('needs words unless it is a pass', () => {
    const { table } = openTable(timelineOf({ seats: MIXED }), { words: undefined });
    expect(errorOf(say(table, 'NO,2b'))).toEqual({ code: 'WORDS_NOT_READY' });
    expect(errorOf(say(table, 'NO'))).toEqual({ code: 'ILLEGAL_FORMAT', column: 3 });
    valueOf(say(table, ','));
    expect(table.timeline().record.events.map(({ kind }) => kind)).toEqual([
      'deal',
      'refused',
      'pass',
    ]);
  });

  it('is no longer recorded after many refusals in one turn', () => {
    const { table } = openTable(timelineOf({ openRacks: true }));
    const attempts = (): number =>
      table.timeline().record.events.filter(({ kind }) => kind === 'refused').length;
    for (let count = 0; count < 1050; count += 1) table.submit({ kind: 'text', text: 'nonsense' });
    expect(attempts()).toBe(1000);
    expect(table.submit({ kind: 'text', text: 'NO,2b' }).ok).toBe(true);
    table.submit({ kind: 'text', text: 'nonsense' });
    expect(attempts()).toBe(1001);
  });

  it('is refused with a reason, and recorded as typed', () => {
    const { table, saved } = open();
    expect(errorOf(say(table, 'hello'))).toEqual({ code: 'ILLEGAL_FORMAT', column: 6 });
    expect(errorOf(say(table, 'TE,2b'))).toMatchObject({
      code: 'WORD_NOT_IN_LIST',
      words: ['TE'],
    });
    expect(
      errorOf(table.submit({ kind: 'move', move: { kind: 'play', play: playOf('NO,5e') } })),
    ).toMatchObject({
      code: 'START_NOT_COVERED',
    });
    expect(table.timeline().record.events.slice(1)).toEqual([
      { kind: 'refused', seat: 0, text: 'hello', code: 'ILLEGAL_FORMAT' },
      { kind: 'refused', seat: 0, text: 'TE,2b', code: 'WORD_NOT_IN_LIST' },
      { kind: 'refused', seat: 0, text: 'NO,5e', code: 'START_NOT_COVERED' },
    ]);
    expect(saved.map(({ timeline }) => timeline.record.events.length)).toEqual([2, 3, 4]);
    expect(table.snapshot()).toMatchObject({ phase: 'your-turn', turns: 0 });
  });

  it('is recorded truncated if it is too long, so that the record stays readable', () => {
    const { table } = open();
    errorOf(say(table, 'A'.repeat(MAX_LENGTH.attempt + 1)));
    expect(at(table.timeline().record.events, -1)).toMatchObject({
      text: 'A'.repeat(MAX_LENGTH.attempt),
    });
    const record = formatRecord(table.timeline().record);
    expect(valueOf(parseRecord(record, lexicon))).toEqual(table.timeline());
  });
});

describe('looking back', () => {
  const moves = ['NO,2b', 'D,c1', 'T,2d'] as const;
  const open = () => {
    const opened = openTable(timelineOf({ seats: MIXED }, ...moves.slice(0, 2)));
    errorOf(say(opened.table, 'EE,2b'));
    valueOf(say(opened.table, moves[2]));
    return opened;
  };

  it('shows the game after a number of turns, and allows no move', () => {
    const { table } = open();
    table.showTurn(1);
    expect(table.snapshot()).toMatchObject({ phase: 'looking-back', turnsShown: 1, turns: 3 });
    expect(pictureOf(table.snapshot().view).slice(0, 2)).toEqual(['........', '.NO.....']);
    expect(table.snapshot().view.turns).toHaveLength(1);
    expect(errorOf(say(table, ','))).toEqual({ code: 'NOT_YOUR_TURN' });
  });

  it.each([
    [-4, 0],
    [0, 0],
    [2, 2],
    [3, 3],
    [99, 3],
  ])('keeps turn %i within the game', (asked, shown) => {
    const { table } = open();
    table.showTurn(asked);
    expect(table.snapshot().turnsShown).toBe(shown);
    expect(phaseOf(table)).toBe(shown === 3 ? 'thinking' : 'looking-back');
  });

  it('stops the computer, and returning to the present starts it again', async () => {
    const { table, search } = open();
    const first = search.last();
    table.showTurn(2);
    expect(first.isCancelled()).toBe(true);
    first.answer(moveOf(','));
    await settled();
    expect(table.snapshot()).toMatchObject({ phase: 'looking-back', turns: 3 });
    table.showTurn(3);
    expect(phaseOf(table)).toBe('thinking');
    expect(search.asked()).toHaveLength(2);
    expect(search.last().position).toEqual(first.position);
  });

  it('shows no rack that the viewer may not see now', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE }, 'NO,2b', 'D,c1'));
    table.showTurn(1);
    expect(racksShown(table)).toEqual([7, 7]);
    table.showTurn(2);
    table.liftCurtain();
    table.showTurn(1);
    expect(racksShown(table)).toEqual(['TEAEIXY', 7]);
  });

  it('allows a finished game to be replayed to its end', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE }, ',', ',', ',', ','));
    table.showTurn(3);
    expect(phaseOf(table)).toBe('looking-back');
    expect(table.snapshot().view.result).toBeUndefined();
    table.showTurn(4);
    expect(phaseOf(table)).toBe('over');
  });

  it('can start a branch, as a new record that names its parent', () => {
    const { table, saved } = open();
    const parent = table.timeline().record;
    table.showTurn(2);
    table.branchHere();
    const { record } = table.timeline();
    expect(record).toMatchObject({ id: 'branch 1', parent: { id: parent.id, events: 4 } });
    expect(record.events).toEqual(parent.events.slice(0, 4));
    expect(at(record.events, 3).kind).toBe('refused');
    expect(table.snapshot()).toMatchObject({
      phase: 'your-turn',
      recordId: 'branch 1',
      turnsShown: 2,
      turns: 2,
    });
    expect(at(saved, -1).timeline).toBe(table.timeline());
  });

  it('keeps the draws of the game in a branch', () => {
    const { table } = open();
    const parent = table.timeline();
    table.showTurn(2);
    table.branchHere();
    valueOf(say(table, moves[2]));
    expect(at(table.timeline().states, -1)).toEqual(at(parent.states, -1));
  });

  it('lets the computer move if a branch starts with its turn', () => {
    const { table, search } = open();
    const asked = search.asked().length;
    table.showTurn(1);
    table.branchHere();
    expect(phaseOf(table)).toBe('thinking');
    expect(search.asked()).toHaveLength(asked + 1);
  });

  it('starts no branch at the latest turn', () => {
    const { table, saved } = open();
    const before = [table.timeline(), saved.length];
    table.branchHere();
    expect([table.timeline(), saved.length]).toEqual(before);
  });

  it('has the curtain down in a branch of two people', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE }, 'NO,2b', 'D,c1'));
    table.liftCurtain();
    table.showTurn(1);
    table.branchHere();
    expect(phaseOf(table)).toBe('curtain');
  });
});

describe('computers playing each other', () => {
  const open = (running: boolean) => openTable(timelineOf({ seats: COMPUTERS }), { running });

  it('hide nothing from viewers', () => {
    const { table } = open(true);
    expect(table.snapshot().view.viewer).toBe('everyone');
    expect(racksShown(table)).toEqual(['NOTEAEI', 'DDDDZQA']);
  });

  it('move in turn, each after both its answer and the delay', async () => {
    const { table, search, clock } = open(true);
    expect(clock.waiting()).toEqual([900]);
    search.last().answer(moveOf('NO,2b'));
    await settled();
    expect(table.snapshot().turns).toBe(0);
    clock.strike();
    await settled();
    expect(table.snapshot().turns).toBe(1);
    expect(clock.waiting()).toEqual([900]);
    clock.strike();
    await settled();
    expect(table.snapshot().turns).toBe(1);
    search.last().answer(moveOf('D,c1'));
    await settled();
    expect(table.snapshot().turns).toBe(2);
    expect(search.asked()).toHaveLength(3);
  });

  it('do not wait without a delay', async () => {
    const { table, search, clock } = openTable(timelineOf({ seats: COMPUTERS }), { pace: 0 });
    expect(clock.waiting()).toEqual([]);
    search.last().answer(moveOf('NO,2b'));
    await settled();
    expect(table.snapshot().turns).toBe(1);
  });

  it('stay paused until they run', () => {
    const { table, search } = open(false);
    expect(phaseOf(table)).toBe('paused');
    expect(search.asked()).toEqual([]);
  });

  it('stop before the next move when paused, and the search is cancelled', async () => {
    const { table, search, clock, saved } = open(true);
    table.run(false);
    expect(table.snapshot()).toMatchObject({ phase: 'paused', running: false });
    expect(search.last().isCancelled()).toBe(true);
    expect(clock.waiting()).toEqual([]);
    search.last().answer(moveOf('NO,2b'));
    await settled();
    expect(table.snapshot()).toMatchObject({ phase: 'paused', turns: 0 });
    expect(saved.map(({ running }) => running)).toEqual([false]);
  });

  it('continue when they run again', () => {
    const { table, search, saved } = open(false);
    table.run(true);
    expect(table.snapshot()).toMatchObject({ phase: 'thinking', running: true });
    expect(search.asked()).toHaveLength(1);
    expect(saved.map(({ running }) => running)).toEqual([true]);
  });

  it('make one move in a step, at once, and then pause', async () => {
    const { table, search, clock } = open(false);
    table.stepOnce();
    expect(phaseOf(table)).toBe('thinking');
    expect(clock.waiting()).toEqual([]);
    search.last().answer(moveOf('NO,2b'));
    await settled();
    expect(table.snapshot()).toMatchObject({ phase: 'paused', turns: 1 });
    expect(search.asked()).toHaveLength(1);
  });

  it('are no longer stuck after a step', async () => {
    const { table, search } = open(false);
    table.stepOnce();
    search.last().fail();
    await settled();
    expect(phaseOf(table)).toBe('stuck');
    table.stepOnce();
    search.last().answer(moveOf('NO,2b'));
    await settled();
    expect(phaseOf(table)).toBe('paused');
  });

  it('have one search at a time, even after several steps', () => {
    const { table, search } = open(false);
    table.stepOnce();
    table.stepOnce();
    table.run(true);
    expect(search.asked()).toHaveLength(1);
  });

  it('end their game', async () => {
    const { table, search } = openTable(timelineOf({ seats: COMPUTERS }), { pace: 0 });
    for (let turn = 0; turn < 4; turn++) {
      search.last().answer(moveOf(','));
      await settled();
    }
    expect(phaseOf(table)).toBe('over');
    expect(table.snapshot().view.result?.reason).toBe('passes');
    expect(search.asked()).toHaveLength(4);
  });
});

describe('a table', () => {
  it('notifies its listeners of every change until they unsubscribe', () => {
    const { table } = openTable(timelineOf({ seats: PEOPLE }));
    const heard: string[] = [];
    const leave = table.subscribe(() => heard.push(phaseOf(table)));
    table.liftCurtain();
    errorOf(say(table, 'x'));
    valueOf(say(table, ','));
    expect(heard).toEqual(['your-turn', 'your-turn', 'curtain']);
    leave();
    table.liftCurtain();
    expect(heard).toHaveLength(3);
  });

  it('returns the same snapshot until something changes', () => {
    const { table } = openTable(timelineOf({ seats: MIXED }));
    const before = table.snapshot();
    expect(table.snapshot()).toBe(before);
    valueOf(say(table, ','));
    expect(table.snapshot()).not.toBe(before);
  });

  it('does nothing once it is closed', async () => {
    const { table, search, clock, saved } = openTable(timelineOf({ seats: COMPUTERS }));
    const heard: string[] = [];
    table.subscribe(() => heard.push(phaseOf(table)));
    table.close();
    expect(search.last().isCancelled()).toBe(true);
    expect(clock.waiting()).toEqual([]);
    search.last().answer(moveOf('NO,2b'));
    await settled();
    expect(heard).toEqual([]);
    expect(saved).toEqual([]);
    expect(table.snapshot().turns).toBe(0);
  });

  it('continues from its saved state', () => {
    const { table, saved } = openTable(timelineOf({ seats: MIXED }));
    valueOf(say(table, 'NO,2b'));
    const kept = at(saved, -1);
    const again = openTable(kept.timeline, { running: kept.running });
    expect(again.table.snapshot()).toEqual(table.snapshot());
  });

  it('states whether the words of its record have been looked up', () => {
    const played = timelineOf({ seats: MIXED }, 'NO,2b', 'D,c1');
    const unchecked = valueOf(parseRecord(formatRecord(played.record), undefined));
    const { table } = openTable(unchecked, { words: undefined });
    expect(table.snapshot().wordsChecked).toBe(false);
    table.useLexicon(wordsOf(['OTHER', 'WORDS']).lexicon);
    expect(table.snapshot().wordsChecked).toBe(false);
    table.useLexicon(lexicon);
    expect(table.snapshot().wordsChecked).toBe(true);
    expect(table.timeline()).toEqual(played);
  });

  it('judges by its own words, even if the record names others', () => {
    const { table } = openTable(afterMoves(timelineOf({ seats: MIXED }), lexicon), {
      words: wordsOf(['TEA']).lexicon,
    });
    expect(errorOf(say(table, 'NO,2b'))).toMatchObject({ code: 'WORD_NOT_IN_LIST' });
    valueOf(say(table, 'TEA,2b'));
  });
});
