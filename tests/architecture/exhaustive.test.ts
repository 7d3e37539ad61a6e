import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/engine';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A project with all code of the page. It exists in memory only, as do the edits of its files. */
const PROJECT = join(ROOT, 'all-of-the-page.json');

const CONFIGURATION = JSON.stringify({
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
  },
  include: ['src'],
  // The kernel is compiled by another compiler, and service workers have another library.
  exclude: ['src/engine/search/kernel', 'src/offline', 'src/app/service-worker.ts', '**/*.test.*'],
});

/** A file, a text that occurs in it once, and its replacement. */
type Edit = readonly [file: string, text: string, replacement: string];

const files = new Map([[PROJECT, CONFIGURATION]]);

const compiler = new API({
  cwd: ROOT,
  fs: {
    readFile: (file) => files.get(file),
    fileExists: (file) => (files.has(file) ? true : undefined),
  },
});
afterAll(() => compiler.close());

/** Makes edits in place of those made before, and returns the files in which the compiler then finds errors. */
function filesWithErrors(edits: readonly Edit[]): readonly string[] {
  const before = [...files.keys()];
  files.clear();
  files.set(PROJECT, CONFIGURATION);
  for (const [name, text, replacement] of edits) {
    const file = join(ROOT, name);
    const parts = (files.get(file) ?? readFileSync(file, 'utf8')).split(text);
    if (parts.length !== 2) throw new Error(`${name} does not contain exactly once: ${text}`);
    files.set(file, parts.join(replacement));
  }
  const snapshot = compiler.updateSnapshot({
    openProjects: [PROJECT],
    fileChanges: { changed: [...before, ...files.keys()] },
  });
  const errors = snapshot.getProject(PROJECT)?.program.getSemanticDiagnostics() ?? [];
  snapshot.dispose();
  return [...new Set(errors.map(({ fileName = '' }) => relative(ROOT, fileName)))].toSorted();
}

interface Change {
  readonly title: string;
  readonly edits: readonly Edit[];
  /** The files that depend on what changes. */
  readonly places: readonly string[];
}

const EVENT = 'src/engine/game/event.ts';

const CHANGES: readonly Change[] = [
  {
    title: 'a level of computers',
    edits: [
      ['src/engine/game/levels.ts', '  club: {', "  added: { kind: 'highest-score' },\n  club: {"],
    ],
    places: ['src/messages/players.ts'],
  },
  {
    title: 'a method of computers',
    edits: [
      [
        'src/engine/game/levels.ts',
        'export type PlayingMethod =',
        "export type PlayingMethod = | { readonly kind: 'added' }",
      ],
    ],
    places: [
      'src/engine/game/levels.ts',
      'src/engine/players/choose-move.ts',
      'src/engine/players/greedy.ts',
      'src/worker/lazy-strategies.ts',
    ],
  },
  {
    title: 'a game',
    edits: [
      [
        'src/engine/rules/books.ts',
        'RULE_BOOKS = [',
        "RULE_BOOKS = [{ ...classic, id: 'added' }, ",
      ],
    ],
    places: ['src/messages/setup-dialog.ts', 'src/setup/games.ts'],
  },
  {
    title: 'a look',
    edits: [['src/store/settings.ts', 'THEMES = [', "THEMES = ['added', "]],
    places: ['src/app/theme.ts', 'src/components/Header/SettingsItems.tsx'],
  },
  {
    title: 'a notation',
    edits: [['src/engine/rules/rule-book.ts', 'NOTATIONS = [', "NOTATIONS = ['added', "]],
    places: [
      'src/engine/notation/notation.ts',
      'src/messages/guide.ts',
      'src/messages/refusals.ts',
    ],
  },
  {
    title: 'a wording of transcripts',
    edits: [['src/engine/rules/rule-book.ts', 'WORDINGS = [', "WORDINGS = ['added', "]],
    places: ['src/messages/transcript.ts'],
  },
  {
    title: 'a kind of help',
    edits: [[EVENT, 'HELP_KINDS = [', "HELP_KINDS = ['added', "]],
    places: ['src/messages/coach.ts'],
  },
  {
    title: 'a kind of move',
    edits: [['src/engine/play/play.ts', 'type Move =', "type Move = | { readonly kind: 'added' }"]],
    places: [
      'src/engine/play/same-move.ts',
      'src/store/verdict-in-words.ts',
      'src/engine/game/decide.ts',
      'src/engine/game/legality.ts',
      'src/engine/game/record-file/compact.ts',
      'src/engine/gcg/replay.ts',
      'src/engine/notation/commands.ts',
      'src/engine/notation/suggest.ts',
      'src/engine/notation/word-square.ts',
      'src/messages/analysis.ts',
      'src/messages/coach.ts',
    ],
  },
  {
    title: 'a kind of turn',
    edits: [
      [
        EVENT,
        'export type TurnOf<Tiles> =',
        "export type TurnOf<Tiles> = | { readonly kind: 'added'; readonly seat: number } |",
      ],
    ],
    places: [
      'src/components/Dock/MoveList.tsx',
      'src/engine/game/apply.ts',
      'src/engine/game/draws/statement.ts',
      'src/engine/game/event.ts',
      'src/engine/game/record-file/bounds.ts',
      'src/engine/game/record-file/event-json.ts',
      'src/engine/game/view-update-json.ts',
      'src/engine/gcg/write.ts',
      'src/messages/game-table.ts',
      'src/messages/move-panel.ts',
      'src/messages/players.ts',
      'src/messages/retry.ts',
      'src/messages/transcript.ts',
      'src/online/guest/fair-play.ts',
    ],
  },
];

const CHANGES_OF_THE_SAME_FILES: readonly Change[] = [
  {
    title: 'a kind of event in a file',
    edits: [
      [
        'src/engine/game/record-file/event-json.ts',
        "v.variant('kind', [",
        "v.variant('kind', [v.strictObject({ kind: v.literal('added to files') }),",
      ],
    ],
    places: ['src/engine/game/record-file/event-json.ts'],
  },
  {
    title: 'a kind of annotation',
    edits: [
      [
        EVENT,
        'export type GameEvent =',
        "export type GameEvent = | { readonly kind: 'added'; readonly seat: number } |",
      ],
    ],
    places: [
      'src/engine/game/apply.ts',
      'src/engine/game/draws/statement.ts',
      'src/engine/game/event.ts',
      'src/engine/game/record-file/bounds.ts',
      'src/engine/game/record-file/event-json.ts',
      'src/messages/transcript.ts',
    ],
  },
  {
    // Only these files know levels by name: words and defaults.
    title: 'other names of levels',
    edits: LEVELS.map((level) => [
      'src/engine/game/levels.ts',
      `  ${level}: {`,
      `  ${level}Renamed: {`,
    ]),
    places: ['src/engine/game/levels.ts', 'src/messages/players.ts', 'src/store/settings.ts'],
  },
];

/** Each check reads the whole page, so changes that concern different files are compiled together. */
describe.each([
  ['changes', CHANGES],
  ['changes that concern the same files', CHANGES_OF_THE_SAME_FILES],
])('%s', (_, changes) => {
  let named: readonly string[] = [];
  beforeAll(() => {
    named = filesWithErrors(changes.flatMap(({ edits }) => edits));
  });

  it.each(changes)('make the compiler name every place for $title', ({ places }) => {
    expect(places.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('make the compiler name no other place', () => {
    const places = changes.flatMap((each) => each.places);
    expect(named.filter((file) => !places.includes(file))).toEqual([]);
  });
});
