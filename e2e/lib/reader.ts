import type { Page } from '@playwright/test';
import { expect } from './test';

/** An element of the accessibility tree. */
export interface Thing {
  readonly role: string;
  readonly name: string;
  /** Its ancestors' roles and names, from the nearest. */
  readonly within: readonly string[];
  /** Identifies it for `press` and `write`. */
  readonly node: number;
}

/** The page as a screen reader exposes it: elements by role and name, and announcements. */
export interface Reader {
  readonly things: () => Promise<readonly Thing[]>;
  /** Waits for an element with a role and a name. */
  readonly find: (role: string, name: RegExp) => Promise<Thing>;
  readonly press: (thing: Thing) => Promise<void>;
  readonly write: (thing: Thing, text: string) => Promise<void>;
}

/** The recent announcements in the live region, the latest at the end. */
export const heardIn = (things: readonly Thing[]): readonly string[] =>
  things
    .filter(
      ({ role, within }) => role === 'StaticText' && within.some((each) => each.startsWith('log ')),
    )
    .map(({ name }) => name);

/** Creates a reader that uses only the browser's accessibility tree. */
export async function readerOf(page: Page): Promise<Reader> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('Accessibility.enable');

  async function things(): Promise<readonly Thing[]> {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const nameOf = (node: (typeof nodes)[number]): string => String(node.name?.value ?? '');
    return nodes
      .filter(({ ignored, properties = [] }) => {
        const isDisabled = properties.some(({ name, value }) => name === 'disabled' && value.value);
        return !ignored && !isDisabled;
      })
      .map((node) => {
        const within: string[] = [];
        for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) {
          if (!at.ignored) within.push(`${at.role?.value} ${nameOf(at)}`);
        }
        return {
          role: String(node.role?.value),
          name: nameOf(node),
          within,
          node: node.backendDOMNodeId ?? 0,
        };
      });
  }

  async function find(role: string, name: RegExp): Promise<Thing> {
    const found: Thing[] = [];
    await expect
      .poll(async () => {
        const all = await things();
        found.splice(0, found.length, ...all.filter((each) => each.role === role));
        return found.some((each) => name.test(each.name));
      }, `a ${role} called ${name.source}`)
      .toBe(true);
    const thing = found.find((each) => name.test(each.name));
    if (!thing) throw new Error(`There is no ${role} called ${name.source}`);
    return thing;
  }

  async function call(thing: Thing, body: string): Promise<void> {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: thing.node });
    if (object.objectId === undefined) throw new Error(`${thing.name} is gone`);
    await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: `function () { ${body} }`,
    });
  }

  return {
    things,
    find,
    press: (thing) => call(thing, 'this.click();'),
    write: async (thing, text) => {
      await call(thing, 'this.focus(); this.select();');
      await session.send('Input.insertText', { text });
    },
  };
}
