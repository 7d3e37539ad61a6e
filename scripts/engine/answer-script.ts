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
} from '../../src/engine';
import {
  leftOutNote,
  scriptReason,
  scriptSeatsReason,
  submitReason,
  wordsReason,
} from '../../src/messages';
import { listName } from '../../src/setup';
import { readConfiguration } from './configured-files';
import { RequestError, valueOf } from './request';

type Line = Readonly<Record<string, unknown>>;

const USAGE =
  'Give one configuration, and a script on standard input: npm run --silent script -- CONFIG [--draws course] < FILE.';

export interface ScriptAnswer {
  /** For standard output, as JSON. */
  readonly lines: readonly Line[];
  /** Sentences for standard error. */
  readonly notes: readonly string[];
  readonly isRefused: boolean;
}

interface Arguments {
  readonly path: string;
  readonly draws: 'seeded' | 'course';
}

function readArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
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

async function play(
  args: readonly string[],
  readScript: () => string,
  note: (sentence: string) => void,
): Promise<readonly Line[]> {
  const { path, draws } = readArguments(args);
  const game = await readConfiguration(path);
  const { board, given, boardName, list, seed } = game;
  const rules = draws === 'course' ? game.courseRules : game.rules;
  const read = valueOf(
    parseWordList(alphabetOf(rules.tileSet), list.kind === 'own' ? list.text : ''),
    (error) => wordsReason(listName(list), error),
  );
  if (read.leftOut) note(leftOutNote(listName(list), read.leftOut));
  const lexicon = lexiconOf(read.words);

  const script = valueOf(parseScript(readScript()), scriptReason);
  const chance =
    draws === 'course'
      ? ({ kind: 'course', seed } as const)
      : ({ kind: 'seeded', seed: String(seed) } as const);
  const setup = { rules, board, given, boardName, openRacks: false, lexiconId: lexicon.id, chance };
  const played = valueOf(playScript('script', setup, script, lexicon), scriptSeatsReason);
  const start = {
    players: script.names,
    draws,
    seed,
    tiles: allTiles(rules.tileSet).length,
    words: lexicon.size,
    leftOut: read.leftOut?.lines ?? 0,
  };
  return [start, ...linesOf(played, script), endOf(played)];
}

/** Plays a script with the arguments of the command; reads the script once they are known to be right. */
export async function answerScript(
  args: readonly string[],
  readScript: () => string,
): Promise<ScriptAnswer> {
  const notes: string[] = [];
  try {
    const lines = await play(args, readScript, (sentence) => notes.push(sentence));
    return { lines, notes, isRefused: false };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { lines: [{ error: error.message }], notes, isRefused: true };
  }
}
