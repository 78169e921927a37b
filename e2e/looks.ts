import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expect } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Opens an address behind the hash and waits until its heading is visible and nothing on it is loading. `isAnew` reloads the app there, so
 * that pages which it keeps from before are not examined too.
 */
export async function openPlace(page: Page, place: string, { isAnew = false } = {}): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, place);
  if (isAnew) await page.reload();
  const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true }).first();
  await expect(heading, place).toHaveText(/\S/);
  await expect(page.locator('main [aria-busy=true]').filter({ visible: true }), place).toHaveCount(0);
}

/** Records on each page that is loaded from now on when its visible heading disappears. */
export async function watchHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lost: string[] = [];
    Object.assign(window, { lost });
    let before = '';
    new MutationObserver(() => {
      const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
      const seen = headings.map(({ textContent }) => textContent).join();
      if (seen === '' && before !== '') lost.push(before);
      before = seen;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}

/** Returns the headings that a page lost while it was loading, one line each: a page must wait for its data before its first rendering. */
export async function headingsLost(page: Page, place: string): Promise<string[]> {
  const lost = await page.evaluate(() => (window as unknown as { lost: string[] }).lost);
  return lost.map((heading) => `${place} showed ${heading} and was empty again`);
}

/**
 * Returns the violations that axe finds on the current page, one line per rule with the first three places; rules of WCAG 2.2 are switched
 * on.
 */
async function axeFinds(page: Page): Promise<string[]> {
  // The page's content policy allows no scripts from elsewhere: axe is evaluated by the test, not added to the page.
  await page.evaluate(`window.axe ?? (() => { ${axe} })()`);
  return page.evaluate(async () => {
    const { axe: library } = window as unknown as { axe: typeof axeCore };
    const { violations } = await library.run(
      { exclude: ['[data-live-announcer]'] },
      { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
    );
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(' | ')}`,
    );
  });
}

/**
 * Time in ms within which a page settles after a new width, as columns that are counted anew do; only a page that is too wide waits for it.
 */
const SETTLES_WITHIN_MS = 30_000;

/** Returns whether the current page scrolls sideways at a window width in px, once it has settled there. */
async function isTooWide(page: Page, width: number): Promise<boolean> {
  await page.setViewportSize({ width, height: 844 });
  return page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      undefined,
      { timeout: SETTLES_WITHIN_MS },
    )
    .then(
      () => false,
      () => true,
    );
}

/** Returns the window widths in px at which the current page scrolls sideways, one line each. */
export async function overflowingWidths(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 1024, 390, 360])
    if (await isTooWide(page, width)) found.push(`${place} scrolls sideways at ${width} px`);
  return found;
}

/**
 * Returns the violations that axe finds on the current page, one line each; in Chinese in the light theme at 1440 px, in English in the
 * dark theme on a phone, so that a page is examined in both.
 */
export async function axeViolations(
  page: Page,
  place: string,
  locale: string | undefined,
): Promise<string[]> {
  const isDark = !locale?.startsWith('zh');
  await page.setViewportSize({ width: isDark ? 390 : 1440, height: 844 });
  await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), isDark);
  return (await axeFinds(page)).map((line) => `${place} ${line}`);
}
