import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allTiles,
  compareTiles,
  crossword,
  decide,
  formatRecord,
  generatePlays,
  latestState,
  parseRecord,
  publicSetupFrom,
  publicSetupToJson,
  rackToMove,
  scraebbkle,
  startGame,
  tilesOn,
  tilesText,
  viewFor,
} from '../../../src/engine';
import { randomGames } from '../../arbitraries/games';
import { orLong, runs } from '../../arbitraries/runs';
import { legalPlays } from '../../oracle/legal-plays';
import { gameOf, moveOf, setupOf, tileSetOf } from '../../support/games';
import { fieldOf, pictureOf, plainBoard, rackOf } from '../../support/pictures';
import { at, errorOf, valueOf } from '../../support/results';
import { positionIn } from '../../support/self-play';
import { wordsOf } from '../../support/words';

const LIST = ['TEAR', 'GRAPE', 'TAP', 'LOT', 'LAG', 'GO', 'APPLE', 'PAL', 'NO'];
const words = wordsOf(LIST);
const { lexicon } = words;

const ROWS = ['......', '......', '..T...', '..E...', 'GRAPE.', '..R...'];
const field = fieldOf(ROWS, 'f1');
const grape = { board: field.board, given: tilesOn(field) };
const JAVA = { kind: 'java', seed: 1, bag: allTiles(crossword.tileSet) } as const;

const crosswordOn = (changes = {}) =>
  startGame('game', setupOf('', lexicon, { ...grape, rules: crossword, chance: JAVA, ...changes }));

describe('given tiles', () => {
  it('lie on the board before the deal, while the bag has every tile of the set', () => {
    const [first, dealt] = crosswordOn().states;
    expect(pictureOf({ ...grape, grid: first.grid })).toEqual(ROWS);
    expect(first.bag).toEqual(allTiles(crossword.tileSet));
    expect(dealt?.grid).toEqual(first.grid);
  });

  it('replace the tile that the rules would lay at random', () => {
    const [deal] = crosswordOn().record.events;
    expect(deal).toMatchObject({ kind: 'deal', opening: undefined });
    expect(crosswordOn({ given: [] }).record.events).toMatchObject([{ opening: { square: {} } }]);
  });

  it('leave the last tile of the bag to the racks', () => {
    const rules = { ...crossword, tileSet: tileSetOf({ A: 3 }), rackSize: 2 };
    const chance = { ...JAVA, bag: allTiles(rules.tileSet) };
    const racksWith = (changes: object) =>
      latestState(crosswordOn({ rules, chance, ...changes })).racks.map(tilesText);
    expect(racksWith({})).toEqual(['AA', 'A']);
    expect(racksWith({ given: [] })).toEqual(['A', 'A']);
  });

  it('must be touched by the first word, even away from the start square', () => {
    const state = latestState(gameOf(setupOf('PALONON', lexicon, grape), lexicon));
    expect(errorOf(decide(state, moveOf('NO,1e'), lexicon))).toMatchObject({ code: 'NO_OVERLAP' });
    expect(valueOf(decide(state, moveOf('AP,3d'), lexicon))).toMatchObject({ words: ['TAP'] });
  });

  it('allow the same plays as the brute-force oracle', () => {
    for (const rules of [scraebbkle, crossword]) {
      const state = latestState(startGame('game', setupOf('', lexicon, { ...grape, rules })));
      const position = { ...positionIn(state), rack: rackOf('PALPO') };
      const plays = generatePlays(words, position);
      expect(plays.map((play) => play.words.join())).toContain('APPLE');
      expect(plays).toEqual(
        legalPlays(position, LIST).map(({ play, words: formed, score }) => ({
          play,
          words: formed,
          score,
        })),
      );
    }
  });

  it('do not count as unseen, even if they exceed the set', () => {
    const rules = { ...scraebbkle, tileSet: tileSetOf({ A: 2, P: 3, _: 1 }), rackSize: 2 };
    const game = gameOf(setupOf('APAPP_', lexicon, { ...grape, rules }), lexicon, 'AP,3d');
    expect(tilesText(viewFor(game, 0).unseen)).toBe('AP');
    expect(tilesText(viewFor(game, 'everyone').unseen)).toBe('');
  });

  it('leave unseen the tiles in the bag and on hidden racks, in the order of the set', () => {
    let given = 0;
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        const view = viewFor(timeline, 0);
        const { bag, racks } = latestState(timeline);
        const hidden = racks.filter((_, seat) => view.seats[seat]?.rack.kind === 'hidden');
        const inOrder = [...bag, ...hidden.flat()].toSorted((a, b) =>
          compareTiles(view.rules.tileSet, a, b),
        );
        expect(tilesText(view.unseen)).toBe(tilesText(inOrder));
        given += Number(view.given.length > 0 && view.turns.length > 2);
      }),
      runs(40, 200),
    );
    expect(given).toBeGreaterThan(orLong(4, 10));
  });
});

describe('given tiles in a record', () => {
  const timeline = gameOf(setupOf('PALONON', lexicon, grape), lexicon, 'AP,3d');
  const text = formatRecord(timeline.record);
  const read = (source: string) => parseRecord(source, lexicon);

  it('are stored as the rows of the board, and round-trip', () => {
    expect(JSON.parse(text)).toMatchObject({ setup: { given: ROWS } });
    expect(valueOf(read(text))).toEqual(timeline);
  });

  it('may be blanks, and letters that the set does not have', () => {
    const given = tilesOn(fieldOf(['gR.', '...', '...']));
    const rules = { ...scraebbkle, tileSet: tileSetOf({ A: 9 }) };
    const setup = setupOf('', lexicon, { board: plainBoard(3, 3), given, rules });
    const { record } = startGame('game', setup);
    expect(valueOf(read(formatRecord(record))).record).toEqual(record);
  });

  it('are omitted if there are none, as in older records', () => {
    const { record } = startGame('game', setupOf('', lexicon));
    expect(JSON.parse(formatRecord(record))).not.toHaveProperty('setup.given');
    expect(valueOf(read(formatRecord(record))).record.setup.given).toEqual([]);
  });

  it.each([
    ['setup.given', ['..']],
    ['setup.given', 'GRAPE'],
    ['setup.given.2', ROWS.with(2, '..T..')],
    ['setup.given.3', ROWS.with(3, '..É...')],
    ['setup.given.5', ROWS.with(5, '..R.._')],
    ['setup.given.0', ['.'.repeat(20_001)]],
  ])('are refused if they do not fit the board or are not letters: %s', (path, given) => {
    const json = JSON.parse(text) as { readonly setup: object };
    const source = JSON.stringify({ ...json, setup: { ...json.setup, given } });
    expect(errorOf(read(source))).toEqual({ code: 'BAD_FIELD', path });
  });

  it('are part of the public setup', () => {
    const { chance: _, ...setup } = timeline.record.setup;
    const json: unknown = JSON.parse(JSON.stringify(publicSetupToJson(setup)));
    expect(valueOf(publicSetupFrom(json))).toEqual(setup);
  });
});

it('given tiles do not change the draw of racks', () => {
  const state = latestState(gameOf(setupOf('PALONON', lexicon, grape), lexicon));
  expect(tilesText(rackToMove(state))).toBe('PALONON');
  expect(at(state.racks, 1)).toHaveLength(7);
});
