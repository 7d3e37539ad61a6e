import type { Browser } from './browser';
import type { CleanUp } from './clean-up';
import type { Engine } from './find';
import { startChromium, startFirefox } from './puppeteer';
import { startWebKit } from './web-driver';

/** Starts a browser of an engine, which runs until the end. */
export function startEngine(engine: Engine, atEnd: CleanUp): Promise<Browser> {
  switch (engine.name) {
    case 'Chromium':
      return startChromium(engine.executable, atEnd);
    case 'Firefox':
      return startFirefox(engine.executable, atEnd);
    case 'WebKit':
      return startWebKit(engine, atEnd);
  }
}
