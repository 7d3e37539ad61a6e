/**
 * Plays two computers against each other and reports which is stronger (docs/players.md):
 * `npm run arena -- --a expert --b club --rules classic --games 400 --seed 1`. Games are dealt in pairs, and each
 * computer begins one of a pair. Results are stored: the same command continues from them.
 */
import { fork } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { groundOf } from './players/ground';
import { contestantNamed } from './players/game';
import { type GameResult, type Match, playGame } from './players/match';
import { intervalOf, marginOf, meanOf, pairMeansOf, verdictOf } from './players/statistics';

const KEPT = 'node_modules/.cache/arena/';

const { values: options } = parseArgs({
  options: {
    a: { type: 'string', default: 'expert' },
    b: { type: 'string', default: 'club' },
    rules: { type: 'string', default: 'scraebbkle' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    /** Label that keeps results of different versions apart. */
    as: { type: 'string', default: 'now' },
    /** The file of a board, and the folder in which to save games. */
    board: { type: 'string' },
    save: { type: 'string' },
    /** Stops as soon as it is clear which is stronger. */
    sequential: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});

const match: Match = {
  a: contestantNamed(options.a),
  b: contestantNamed(options.b),
  rules: options.rules,
  seed: options.seed,
  board: options.board,
  save: options.save,
};

async function playWhatIsAsked(): Promise<void> {
  const ground = await groundOf(match.rules, match.board);
  process.on('message', (game: number) => process.send?.(playGame(ground, match, game)));
  process.send?.('ready');
}

const share = (value: number): string => `${(100 * value).toFixed(1)} %`;

function report(results: readonly GameResult[]): string {
  const wins = results.reduce((sum, { won }) => sum + won, 0);
  const [min, max] = intervalOf(wins, results.length);
  const won = pairMeansOf(results, (result) => result.won);
  const ahead = pairMeansOf(results, (result) => result.ahead);
  // A margin needs two pairs or more.
  const margins =
    won.length > 1
      ? `by ${won.length} pairs ± ${share(marginOf(won))} and ± ${marginOf(ahead).toFixed(1)} points, `
      : '';
  const msOf = (side: 0 | 1): string => {
    const turns = results.reduce((sum, result) => sum + result.turns[side], 0);
    return (results.reduce((sum, { ms }) => sum + ms[side], 0) / turns).toFixed(2);
  };
  const scoreOf = (side: 0 | 1): string =>
    meanOf(results.map(({ scores }) => scores[side])).toFixed(0);
  return (
    `${match.a.name} – ${match.b.name}, ${match.rules}, ${results.length} games: ` +
    `${share(wins / results.length)} won (${share(min)} to ${share(max)}), ` +
    `${meanOf(results.map((result) => result.ahead)).toFixed(1)} points ahead, ` +
    margins +
    `${scoreOf(0)} – ${scoreOf(1)}, ${msOf(0)} and ${msOf(1)} ms a move`
  );
}

async function arena(): Promise<void> {
  const games = 2 * Math.ceil(Number(options.games) / 2);
  const { a, b, rules, seed, board = '' } = match;
  const name = [a.name, b.name, rules, seed, board, options.as].join('-').replaceAll('/', '_');
  const file = `${KEPT}${name}.jsonl`;
  mkdirSync(KEPT, { recursive: true });
  const results = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as GameResult)
        .filter(({ game }) => game < games)
    : [];
  const played = new Set(results.map(({ game }) => game));
  const left = Array.from({ length: games }, (_, game) => game).filter((game) => !played.has(game));

  await Promise.all(
    Array.from(
      { length: Math.min(Number(options.jobs), left.length) },
      () =>
        new Promise<void>((resolve, reject) => {
          const child = fork(process.argv[1] ?? '', process.argv.slice(2), {
            env: { ...process.env, ARENA_PLAYS: '1' },
          });
          const next = (): void => {
            const won = results.reduce((sum, result) => sum + result.won, 0);
            const isClear = options.sequential && verdictOf(won, results.length) !== undefined;
            const game = isClear ? undefined : left.shift();
            if (game === undefined) child.disconnect();
            else child.send(game);
          };
          child.on('message', (told: 'ready' | GameResult) => {
            if (told !== 'ready') {
              results.push(told);
              appendFileSync(file, `${JSON.stringify(told)}\n`);
              if (process.stderr.isTTY)
                process.stderr.write(`\r${results.length} of ${games} games `);
            }
            next();
          });
          child.on('exit', (code, signal) =>
            code === 0 ? resolve() : reject(new Error(`A player stopped: ${code ?? signal}`)),
          );
        }),
    ),
  );
  console.log(report(results));
}

await (process.env['ARENA_PLAYS'] ? playWhatIsAsked() : arena());
