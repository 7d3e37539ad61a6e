/** Splits off a leading `--install`; the other arguments are for Playwright. */
export function readInstallOption(argv: readonly string[]): {
  readonly installs: boolean;
  readonly args: readonly string[];
} {
  const installs = argv[0] === '--install';
  return { installs, args: installs ? argv.slice(1) : argv };
}
