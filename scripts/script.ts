import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  alphabetOf,
  allTiles,
  automaticPass,
  type GameEvent,
  type GameState,
  toUpperCaseWord,
  isTurn,
  latestState,
  lexiconOf,
  parseScript,
  parseWordList,
  type PlayedScript,
  playScript,
  type RuleBook,
  type Script,
  type ScriptRefusal,
  tilesText,
} from '../src/engine';
import {
  leftOutNote,
  scriptReason,
  scriptSeatsReason,
  submitReason,
  wordsReason,
} from '../src/messages';
import { listName } from '../src/setup';
import { readConfiguration } from './engine/configured-files';
import { RequestError, valueOf } from './engine/request';

type Line = Readonly<Record<string, unknown>>;

const USAGE =
  'Give one configuration, and a script on standard input: npm run --silent script -- CONFIG [--draws course] < FILE.';

function readArguments(): { readonly path: string; readonly draws: 'seeded' | 'course' } {
  try {
    const { values, positionals } = parseArgs({
      options: { draws: { type: 'string', default: 'seeded' } },
      allowPositionals: true,
    });
    const [path, extra] = positionals;
    const { draws } = values;
    if (path !== undefined && extra === undefined && (draws === 'seeded' || draws === 'course')) {
      return { path, draws };
    }
  } catch {
    // Unknown options end up here.
  }
  throw new RequestError(USAGE);
}

const write = (line: Line): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

function outcomeOf(rules: RuleBook, event: GameEvent, refusal: ScriptRefusal | undefined): Line {
  if (refusal) {
    const { error } = refusal;
    const format = error.code === 'ILLEGAL_FORMAT';
    return { legal: false, format, code: error.code, message: submitReason(rules, error) };
  }
  if (event.kind === 'play') {
    const { words, score, drawn } = event;
    const capitals = words.map((word) => toUpperCaseWord(alphabetOf(rules.tileSet), word));
    return {
      legal: true,
      words: capitals.flatMap((word) => (word.ok ? [word.value] : [])),
      score,
      drawn: tilesText(drawn),
    };
  }
  const drawn = event.kind === 'exchange' ? tilesText(event.drawn) : '';
  return { legal: true, words: [], score: 0, drawn };
}

const isCommand = (state: GameState, event: GameEvent): boolean =>
  (isTurn(event) || event.kind === 'refused') && automaticPass(state) === undefined;

/** One line per command, in order. */
function linesOf({ timeline, refusals }: PlayedScript, { commands }: Script): readonly Line[] {
  const { record, states } = timeline;
  const { rules, seats } = record.setup;
  const entered = record.events.flatMap((event, index) => {
    const state = states[index];
    return state && isCommand(state, event) ? [{ event, state }] : [];
  });
  return entered.flatMap(({ event, state }, index) => {
    const command = commands[index];
    if (!command) return [];
    return {
      line: command.line,
      player: seats[state.toMove]?.name,
      rack: tilesText(state.racks[state.toMove] ?? []),
      command: command.text,
      ...outcomeOf(
        rules,
        event,
        refusals.find(({ line }) => line === command.line),
      ),
    };
  });
}

function endOf({ timeline, firstUnreadLine }: PlayedScript): Line {
  const { setup, result, scores, toMove } = latestState(timeline);
  const nameOf = (seat: number): string | undefined => setup.seats[seat]?.name;
  return {
    over: result !== undefined,
    scores: result?.finalScores ?? scores,
    ...(result ? { winners: result.winners.map(nameOf) } : { toMove: nameOf(toMove) }),
    ...(firstUnreadLine === undefined ? {} : { unread: firstUnreadLine }),
  };
}

async function play(): Promise<void> {
  const { path, draws } = readArguments();
  const game = await readConfiguration(path);
  const { board, given, boardName, list, seed } = game;
  const rules = draws === 'course' ? game.courseRules : game.rules;
  const read = valueOf(
    parseWordList(alphabetOf(rules.tileSet), list.kind === 'own' ? list.text : ''),
    (error) => wordsReason(listName(list), error),
  );
  if (read.leftOut) process.stderr.write(`${leftOutNote(listName(list), read.leftOut)}\n`);
  const lexicon = lexiconOf(read.words);

  const script = valueOf(parseScript(readFileSync(0, 'utf8')), scriptReason);
  const chance =
    draws === 'course'
      ? ({ kind: 'course', seed } as const)
      : ({ kind: 'seeded', seed: String(seed) } as const);
  const setup = { rules, board, given, boardName, openRacks: false, lexiconId: lexicon.id, chance };
  const played = valueOf(playScript('script', setup, script, lexicon), scriptSeatsReason);
  write({
    players: script.names,
    draws,
    seed,
    tiles: allTiles(rules.tileSet).length,
    words: lexicon.size,
    leftOut: read.leftOut?.lines ?? 0,
  });
  for (const line of linesOf(played, script)) write(line);
  write(endOf(played));
}

try {
  await play();
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  write({ error: error.message });
  process.exitCode = 1;
}
