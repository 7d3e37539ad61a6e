import { describe, expect, it } from 'vitest';
import {
  allTiles,
  configuredRules,
  formatCompactRecord,
  formatRecord,
  latestState,
  parseCompactRecord,
  parseRecord,
  parseScript,
  playScript,
  tilesText,
} from '../../../src/engine';
import {
  courseLexicon,
  courseSetup,
  courseText,
  courseTileSet,
  tileSet,
} from '../../golden/course';
import { valueOf } from '../../support/results';

const script = valueOf(parseScript(courseText('script.txt')));
const playedIn = (setup: typeof courseSetup) =>
  valueOf(playScript('sample', setup, script, courseLexicon));

const { timeline, refusals, firstUnreadLine } = playedIn(courseSetup);
const { events } = timeline.record;

describe('a script with the bag and the seed of the course', () => {
  it('deals the same racks as the course’s program', () => {
    const [deal] = events;
    expect(deal?.kind === 'deal' && deal.racks.map(tilesText)).toEqual([
      'IEH_DZM',
      'E_EYESK',
      'RLPIAHI',
    ]);
  });

  it('draws the same tiles as that program, so no command is refused', () => {
    expect(refusals).toEqual([]);
    expect(firstUnreadLine).toBeUndefined();
    const draws = events.flatMap((event) =>
      event.kind === 'play' ? [[event.words[0], tilesText(event.drawn)]] : [],
    );
    expect(draws.slice(0, 3)).toEqual([
      ['DIM', 'AIE'],
      ['DIMS', 'E'],
      ['SHIP', 'VSR'],
    ]);
  });

  it('ends by three passes', () => {
    expect(latestState(timeline).result?.reason).toBe('passes');
  });

  it('cannot be played with the tiles of the file: that program counts the last line twice', () => {
    expect([allTiles(tileSet).length, allTiles(courseTileSet).length]).toEqual([100, 101]);
    const rules = configuredRules({ rackSize: 7, minimumWordLength: 2 }, tileSet, 'course');
    const [refusal] = playedIn({ ...courseSetup, rules }).refusals;
    expect(refusal?.text).toBe('PLACE - 11 9 HIP');
  });

  it('is the same game when read from its record or a link', () => {
    const record = formatRecord(timeline.record);
    expect(record).toContain('"kind": "course"');
    const read = valueOf(parseRecord(record, courseLexicon));
    expect(read.record).toEqual(timeline.record);
    expect(read.states).toEqual(timeline.states);
    const brief = formatCompactRecord(timeline);
    expect(valueOf(parseCompactRecord(brief, 'sample')).record.events).toEqual(events);
    // A compact record has only the moves.
    expect(brief).not.toContain('places');
  });
});
