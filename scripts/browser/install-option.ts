/** Splits a command line into whether it begins with `--install`, and the arguments of Playwright after that. */
export function readInstallOption(argv: readonly string[]): {
  readonly installs: boolean;
  readonly args: readonly string[];
} {
  const installs = argv[0] === '--install';
  return { installs, args: installs ? argv.slice(1) : argv };
}
