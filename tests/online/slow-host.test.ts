import { describe, expect, it } from 'vitest';
import { type Fate, openOnline, PLAN } from '../support/online-table';
import { at } from '../support/results';

describe('a guest whose host answers slowly', () => {
  it('gets its seat even if each frame takes longer than its retry interval', async () => {
    const fates = Array.from({ length: 1000 }, (): Fate => [5000]);
    const game = openOnline(PLAN, { fates });
    const guest = at(game.guests, 0);
    await game.until(() => guest.status()?.kind === 'seated');
    expect(game.host.host().places()[1]).toMatchObject({ at: 'guest', name: 'Guest 1' });
  });
});
