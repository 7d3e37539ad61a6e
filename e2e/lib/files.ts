import type { Locator, Page } from '@playwright/test';

/** Presses a button that asks for a file, and gives it one with this text. */
export async function chooseFile(
  page: Page,
  button: Locator,
  name: string,
  text: string,
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button.click();
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}
