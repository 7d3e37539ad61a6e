import type { Locator, Page } from '@playwright/test';

/** Presses a button that opens a file dialog, and chooses a file with this text. */
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

/** Presses a button that opens a file dialog, and chooses these files: texts by name. */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button.click();
  const chooser = await choosing;
  await chooser.setFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
}

export async function dropFiles(
  target: Locator,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const data = await target.page().evaluateHandle((texts) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(texts)) {
      transfer.items.add(new File([text], name, { type: 'text/plain' }));
    }
    return transfer;
  }, files);
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await target.dispatchEvent('drop', { dataTransfer: data });
}
