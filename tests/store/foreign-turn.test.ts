import { expect, it } from 'vitest';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { dealt, keptOtherwise, learnWords, playOn, reopened } from '../support/tabs';

browserForEachTest();

it('a guest is notified once of a turn for its seat that its page did not make', async () => {
  const { host, guest } = await dealt(browser);
  await playOn(browser, 2, host, guest);
  guest.close();
  const kept = keptOtherwise(guest, (text) => text.replace(/"made":\[[^\]]*\]/, '"made":[]'));
  await guest.storage.write('online', kept);
  const again = await reopened(browser, guest);
  const headline = 'Turn 2 was taken for you, but this page didn’t make it.';
  await browser.until(() => expect(again.state().notice).toEqual({ tone: 'remark', headline }));
  await learnWords(again);
  await playOn(browser, 4, host, again);
  const { announcements, notice } = again.state();
  expect(announcements.filter(({ text }) => text.includes(headline))).toHaveLength(1);
  expect(notice).toBeUndefined();
});
