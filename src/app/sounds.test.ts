import { describe, expect, it } from 'vitest';
import { followSounds } from './sounds';
import type { Sound } from './tones';
import { browser, browserForEachTest } from '../../tests/support/browser-for-each-test';
import { settled } from '../../tests/support/fake-services';
import { dealt, playBest, playOn, type Tab } from '../../tests/support/tabs';

browserForEachTest();

function heardAt({ store }: Tab): readonly Sound[] {
  const heard: Sound[] = [];
  followSounds(store, async () => ({ play: (sound) => heard.push(sound) }));
  return heard;
}

describe('sounds', () => {
  it('are off by default, and switching them on plays one', async () => {
    const { host } = await dealt(browser);
    const heard = heardAt(host);
    playBest(host);
    await settled();
    expect(heard).toEqual([]);
    host.actions.setSounds(true);
    await settled();
    expect(heard).toEqual(['tile']);
  });

  it('are played once each for a tile, a move, a turn and the end', async () => {
    const { host, guest } = await dealt(browser);
    for (const { actions } of [host, guest]) actions.setSounds(true);
    const [hosts, guests] = [heardAt(host), heardAt(guest)];
    playBest(host);
    await browser.until(() => expect(guests).toContain('turn'));
    expect(guests).toEqual(['turn']);
    expect(hosts).toEqual(expect.arrayContaining(['tile', 'move']));
    await playOn(browser, Infinity, host, guest);
    await settled();
    for (const heard of [hosts, guests]) {
      expect(heard.filter((sound) => sound === 'end')).toHaveLength(1);
      expect(heard.at(-1)).toBe('end');
    }
  });

  it('show a notice if they fail to load when switched on, but none during the game', async () => {
    const { host } = await dealt(browser);
    followSounds(host.store, () => Promise.reject(new Error('No network')));
    host.actions.setSounds(true);
    await settled();
    expect(host.state().settings.sounds).toBe(true);
    expect(host.state().notice).toMatchObject({
      tone: 'refusal',
      headline: 'This part couldn’t load. Check your connection and try again.',
    });
    playBest(host);
    await settled();
    expect(host.state().notice).toBeUndefined();
  });
});
