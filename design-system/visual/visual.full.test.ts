import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Baselines } from './baselines';
import { comparePictures } from './comparison';
import type { Comparison } from './comparison';
import { startBrowser } from './drawing';
import { modes } from './modes';
import { serveStorybook } from './storybook';
import type { ServedStorybook } from './storybook';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const baselines = new Baselines(folder);
const mode = modes.find(({ name }) => name === 'light-en-1280');

let browser: Browser;
let storybook: ServedStorybook;

beforeAll(async () => {
  [browser, storybook] = await Promise.all([startBrowser(), serveStorybook()]);
  const { changes } = await compare();
  for (const change of changes) if (change.kind === 'new') baselines.write(change, change.after);
});

afterAll(async () => {
  await Promise.all([browser.close(), storybook.close()]);
  rmSync(folder, { recursive: true });
});

function compare(prepare?: (page: Page) => Promise<unknown>): Promise<Comparison> {
  const subjects = storybook.subjects.filter(({ component }) => component === 'Button');
  return comparePictures({
    browser,
    storybook: storybook.address,
    subjects,
    modes: mode ? [mode] : [],
    baselines,
    ...(prepare && { prepare }),
  });
}

/** Changes one property of the first button in the page, by a rule that is computed from its current value. */
const plant =
  (property: 'background-color' | 'padding-inline-start', change: (value: string) => string) =>
  async (page: Page): Promise<unknown> => {
    const button = page.locator('#storybook-root button').first();
    const value = await button.evaluate(
      (one, name) => getComputedStyle(one).getPropertyValue(name),
      property,
    );
    const rule = `#storybook-root button:first-of-type { ${property}: ${change(value)} !important; }`;
    return page.addStyleTag({ content: rule });
  };

describe('pictures of an unchanged component and of one with a planted change', () => {
  test('an unchanged one is the same', async () => {
    expect(await compare()).toEqual({ same: 1, changes: [], redrawn: [] });
  });

  test('a ground that is one shade darker in one channel differs by one step', async () => {
    const { same, changes } = await compare(
      plant('background-color', (value) =>
        value.replace(/\d+/, (red) => String(Number(red) + (Number(red) === 255 ? -1 : 1))),
      ),
    );
    expect(same).toBe(0);
    expect(changes).toMatchObject([{ kind: 'changed', component: 'Button', step: 1 }]);
  });

  test('one pixel more of padding differs', async () => {
    const { same, changes } = await compare(
      plant('padding-inline-start', (value) => `${Number.parseFloat(value) + 1}px`),
    );
    expect(same).toBe(0);
    expect(changes).toMatchObject([{ kind: 'changed', component: 'Button' }]);
  });
});
