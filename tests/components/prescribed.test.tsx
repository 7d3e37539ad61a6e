import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Announcer, Dock, Header, MovePanel } from '../../src/components';
import {
  classic,
  configured,
  crossword,
  type GameSetup,
  parseBoard,
  scrabbkle,
  startGame,
  type Timeline,
} from '../../src/engine';
import { defaultBoard } from '../golden/default-board';
import { example, exampleTimeline } from '../golden/example-record';
import { fakeStorage, lexicon, pageWith, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { setupOf, tileSetOf } from '../support/games';
import { plainBoard, rackOf } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { shippedText } from '../support/shipped';
import { typedOn } from '../support/typing';
import { wordsOf } from '../support/words';
import { fileOf, form, show } from '../support/rendered-page';
import { giveTo, openDialog } from '../support/set-up-dialog';
import { type Place, PRESCRIBED, type Scene, STANDING } from '../golden/prescribed-sentences';
import { WANTED } from '../golden/wanted-sentences';

type Told = Readonly<Partial<Record<Place, string>>>;

const EXAMPLE_WORDS = example.steps.flatMap(({ word }) => word ?? []);

const textOf = (element: Element | null): string => element?.textContent ?? '';

/** Types and plays the texts in order; returns what each part of the page shows. */
const atTable = (timeline: Timeline, ...typed: readonly string[]): Promise<Told> =>
  atTableWith(WORDS, timeline, ...typed);

async function atTableWith(
  words: readonly string[],
  timeline: Timeline,
  ...typed: readonly string[]
): Promise<Told> {
  const page = await pageWith(timeline, fakeStorage(), words);
  const { user } = show(
    page,
    <>
      <Announcer />
      <Header />
      <MovePanel />
      <Dock />
    </>,
  );
  const panel = screen.getByRole('region', { name: 'Your move' });
  const box = () => within(panel).queryByRole('textbox');
  const prompt = textOf(document.getElementById(box()?.getAttribute('aria-describedby') ?? ''));
  let verdict = '';
  let announcements = '';
  for (const text of typed) {
    const field = within(panel).getByRole('textbox');
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.keyboard('{Enter}');
    verdict += textOf(within(panel).queryByRole('group', { name: 'Verdict' }));
    announcements += textOf(screen.getByRole('log', { name: 'Announcements' }));
  }
  await user.click(screen.getByText('Menu'));
  await user.click(await screen.findByRole('button', { name: 'Moves and transcript' }));
  await screen.findByRole('region', { name: 'Transcript' });
  return {
    prompt,
    verdict,
    announcements,
    report: textOf(panel),
    result: textOf(panel),
    transcript: textOf(screen.getByRole('region', { name: 'Transcript' })),
  };
}

/** A small game in which texts were played before the page opens. */
const typedGame = (
  changes: Partial<GameSetup>,
  draws = PLAIN_DRAWS,
  ...texts: readonly string[]
): Timeline => typedOn(startGame('game', setupOf(draws, lexicon, changes)), lexicon, ...texts);

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const PASSES = [',', ',', ',', ','] as const;

const SCRABBKLE = {
  rules: scrabbkle,
  seats: scrabbkle.seats.fixed.map((seat) => ({ ...seat, skill: 1 })),
};

const endOfScrabbkle = (draws: string): Promise<Told> =>
  atTable(typedGame(SCRABBKLE, draws, ',,', ',,', ',,', ',,'));

const CROSSWORD: Partial<GameSetup> = {
  rules: { ...crossword, tileSet: tileSetOf({ N: 1, O: 1, T: 1, E: 1, D: 1 }), rackSize: 2 },
  ...MIXED,
  board: plainBoard(5, 4),
  chance: { kind: 'java', seed: 0, bag: rackOf('NOTED') },
};

const named = (...names: readonly string[]) =>
  names.map((name) => ({ name, player: 'human', skill: 1 }) as const);

/** The set-up dialog after a request for a missing board. */
async function beforeGame(name: string): Promise<Told> {
  const { user, type } = await openDialog(name);
  await user.click(form().getByLabelText('Load a board…'));
  await type('Please enter the file name of the board:', 'boards/none.txt');
  await user.keyboard('{Enter}');
  await form().findByText(/^This is not a valid file/);
  return { 'set-up': textOf(screen.getByRole('dialog')) };
}

const SCENES: Readonly<Record<Scene, () => Promise<Told>>> = {
  'the example of ScraeBBKle': () =>
    atTableWith(
      EXAMPLE_WORDS,
      exampleTimeline(defaultBoard, wordsOf(EXAMPLE_WORDS).lexicon),
      'qwerty',
      'O,e6',
    ),
  'Player 1 wins': () => atTable(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ...PASSES)),
  'Player 2 wins': () => atTable(smallGame('DDDDZQANOTEAEIX', MIXED, ...PASSES)),
  'a draw': () => atTable(smallGame('NOTEAEINOTEAEIX', MIXED, ...PASSES)),
  'the set-up of ScraeBBKle': () => beforeGame('ScraeBBKle'),

  'the example of ScraBBKle': () => {
    const words = ['GIT', 'STAR'];
    const known = wordsOf(words).lexicon;
    const board = valueOf(parseBoard('scrabbkle', shippedText('boards/scrabbkle.txt')));
    const setup = setupOf('TIUMGRLSAREEEXTIG', known, { ...SCRABBKLE, board });
    const game = typedOn(startGame('example', setup), known, 'GIT,f8,r', 'SAR,h7,d');
    return atTableWith(words, game, 'TG', 'TG,g9,r');
  },
  'the human player wins': () => endOfScrabbkle('NOTEAEIDDDDZQAX'),
  'the computer player wins': () => endOfScrabbkle('DDDDZQANOTEAEIX'),
  'a draw with the computer player': () => endOfScrabbkle('NOTEAEINOTEAEIX'),
  'the set-up of ScraBBKle': () => beforeGame('ScraBBKle'),

  'a classic game': () =>
    atTable(
      typedGame(
        { ...MIXED, rules: { ...classic, firstSeat: 'first' } },
        PLAIN_DRAWS,
        '-AE',
        'DQ,2b',
      ),
      'qwerty',
      '-ZZ',
      'NO,2b',
    ),
  'the end of a classic game': () =>
    atTable(
      typedGame(
        { ...MIXED, rules: { ...classic, firstSeat: 'first' } },
        PLAIN_DRAWS,
        'NO,2b',
        ...PASSES,
      ),
    ),

  'a crossword': () => atTable(typedGame(CROSSWORD, ''), 'NT,z1', 'NT,a1', 'T,3c', 'NT,2d'),
  'the end of a crossword': () => atTable(typedGame(CROSSWORD, '', 'NOT,1,3,down', ',')),

  'the set-up of a configured game': async () => {
    await openDialog('Configured');
    await userChooses('My files');
    await giveTo(form().getByLabelText('Configuration files'), SEEDLESS);
    return { 'set-up': textOf(screen.getByRole('dialog')) };
  },
  'a configured game': () =>
    atTable(
      typedGame({ rules: configured, seats: named('Ann') }, PLAIN_DRAWS, 'PLACE - 2 2 NO'),
      'PLACE | 1 1 ZZ',
      'EXCHANGE Q',
      'PLACE - 2 2 TA',
      'PLACE - 1 8 TA',
      'PLACE - 2 4 D',
      'PLACE | 6 6 TEA',
      'PLACE - 20 1 T',
      'DISCARD T',
      'PLACE -',
      'PLACE / 1 1 T',
      'PLACE - x 1 T',
      'PLACE - 1 1.5 T',
      'PLACE - 1 1',
      'PLACE - 1 1 4',
      'PLACE - 1 1 T?',
    ),
  'a report of a configured game': () =>
    atTable(
      typedGame({ rules: configured, seats: named('Ann') }, 'NOTEAEIDDDD'),
      'PLACE - 5 5 NO',
      'PLACE - 2 2 NO',
    ),
  'the end of a configured game': () =>
    atTable(
      typedGame(
        { rules: configured, seats: named('Ann', 'Ben') },
        'NOTEAEINOTEAEIX',
        'PASS',
        'PASS',
      ),
    ),
};

const SEEDLESS = fileOf('config.txt', 'seed: none');

async function userChooses(answer: string): Promise<void> {
  form().getByLabelText(answer).click();
  await form().findByLabelText('Configuration files');
}

/** A pattern for a sentence; `#` stands for any integer. */
const pattern = (sentence: string): RegExp =>
  new RegExp(sentence.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('#', '-?\\d+'));

const of = <Row extends { readonly scene: Scene }>(rows: readonly Row[], scene: string) =>
  rows.filter((row) => row.scene === scene);

describe('every sentence that the documents prescribe appears:', () => {
  it.each(Object.entries(SCENES))('%s', async (scene, play) => {
    const told = await play();
    const missing = [...of(PRESCRIBED, scene), ...of(WANTED, scene)].flatMap(
      ({ sentence, places }) =>
        places
          .filter((place) => !pattern(sentence).test(told[place] ?? ''))
          .map((place) => `${place}: ${sentence}`),
    );
    expect(missing).toEqual([]);

    for (const { control } of of(STANDING, scene)) {
      const { role, name, answers = [] } = control;
      const around = role === 'heading' ? screen : form();
      const found = around.getByRole(role, { name });
      for (const answer of answers) {
        expect(within(found).getByRole('radio', { name: answer })).toBeInTheDocument();
      }
    }
  });
});
