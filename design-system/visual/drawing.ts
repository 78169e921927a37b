import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Browser, Page, Request } from 'playwright';
import { journeyChromium } from '../../scripts/lib/chromium.mjs';
import type { PictureMode } from './modes';
import { isSame, pixelsOf } from './pictures';
import type { Pixels } from './pictures';

/** Present in all pictures: the day for which the library's stories are written. */
const NOW = new Date('2026-11-20T06:00:00Z');

/** Height of the window in CSS pixels; a taller story is drawn as tall as it is, up to the second figure. */
const WINDOW_HEIGHT = 800;
const GREATEST_HEIGHT = 2400;

/** Room in CSS pixels below the lowest element, for its shadow and its focus ring. */
const ROOM_BELOW = 16;

/** Limit in ms for one story, which only one that hangs exceeds. */
const LIMIT_MS = 120_000;

/** Time in ms without a change after which a page with placeholders has none to come: React holds content back behind them for 300 ms. */
const QUIET_MS = 500;

/** Starts the Chromium of the journeys. It reaches this machine only, so that no picture depends on another one. */
export function startBrowser(): Promise<Browser> {
  const path = journeyChromium();
  return chromium.launch({
    ...(existsSync(path) ? { executablePath: path } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-quic',
      '--disable-dev-shm-usage',
      // A part that is drawn anew inside of an older picture rounds the corners of its boxes by one shade differently.
      '--disable-partial-raster',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

/** Opens a page of Storybook for the stories of one mode, with the first of them. Close its context after the last one. */
export async function openPage(
  browser: Browser,
  storybook: string,
  mode: PictureMode,
  firstId: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: mode.width, height: WINDOW_HEIGHT },
    deviceScaleFactor: 1,
    colorScheme: mode.theme,
    forcedColors: mode.isForced ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: mode.locale,
    timezoneId: 'Asia/Shanghai',
  });
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  countRequests(page);
  await page.clock.setFixedTime(NOW);
  const globals = `theme:${mode.theme};locale:${mode.locale};a11y.manual:!true`;
  const address = new URLSearchParams({ id: firstId, viewMode: 'story', globals, chromatic: 'true' });
  await page.goto(`${storybook}/iframe.html?${address.toString()}`);
  return page;
}

/** Requests of each page that have no answer yet. */
const requests = new WeakMap<Page, Set<Request>>();

function countRequests(page: Page): void {
  const open = new Set<Request>();
  requests.set(page, open);
  page.on('request', (request) => open.add(request));
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => open.delete(request));
}

/** Resolves when the page has loaded what its story needs: parts of the code, fonts and pictures, and has drawn two frames since. */
async function settled(page: Page): Promise<void> {
  do await page.evaluate(settle);
  while ((requests.get(page)?.size ?? 0) > 0);
  await page.evaluate(quiet, QUIET_MS);
}

/** Storybook's channel in its page: `last` returns the values with which an event was sent last. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => { storyId: string; status: string }[] | undefined;
    emit: (event: string, value: unknown) => void;
  };
}

/** Draws a story in a page and returns its pixels once two pictures in a row are the same. Throws when it fails to be drawn. */
export async function drawStory(page: Page, id: string, expected?: Pixels): Promise<Pixels> {
  await page.evaluate(askFor, id);
  const finished = await page.waitForFunction(finishedStory, id);
  const { error } = (await finished.jsonValue()) ?? {};
  if (error !== undefined) throw new Error(error);
  await settled(page);
  return steadyPicture(page, expected);
}

/** Draws another story in the page, with nothing stored from those before. */
function askFor(storyId: string): void {
  if (new URLSearchParams(location.search).get('id') === storyId) return;
  localStorage.clear();
  sessionStorage.clear();
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as StoryWindow;
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Returns in the page whether Storybook has drawn the story, with the error that kept it from that. */
function finishedStory(id: string): { error?: string } | undefined {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as StoryWindow;
  const [story] = channel?.last('storyFinished') ?? [];
  if (story?.storyId !== id) return undefined;
  if (story.status !== 'error') return {};
  return { error: document.querySelector('#error-message')?.textContent || 'Storybook could not draw it' };
}

/** Takes pictures until one equals the expected one or its predecessor. */
async function steadyPicture(page: Page, expected: Pixels | undefined): Promise<Pixels> {
  let last: Pixels | undefined;
  for (let tries = 0; tries < 20; tries += 1) {
    const height = await page.evaluate(heightOfDrawn, { room: ROOM_BELOW, greatest: GREATEST_HEIGHT });
    const width = page.viewportSize()?.width ?? 0;
    const clip = { x: 0, y: 0, width, height };
    const next = await pixelsOf(
      await page.screenshot({ clip, fullPage: true, caret: 'hide', animations: 'disabled', scale: 'css' }),
    );
    if (expected !== undefined && isSame(next, expected)) return next;
    if (last !== undefined && isSame(next, last)) return next;
    last = next;
    await settled(page);
  }
  throw new Error('changes with every picture');
}

/** Resolves in the page when its fonts and pictures are there and two frames have been drawn. */
async function settle(): Promise<void> {
  window.scrollTo(0, 0);
  await Promise.all([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}

/** Resolves when a page that shows placeholders has not changed for a time, at once in others: a part of it may be loading. */
async function quiet(time: number): Promise<void> {
  if (document.querySelector('[data-skeleton]') === null) return;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, time);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, time);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** Returns the height in CSS pixels down to the lowest element, those over the page included. */
function heightOfDrawn({ room, greatest }: { room: number; greatest: number }): number {
  const places = [...document.querySelectorAll('body *')].map((one) => one.getBoundingClientRect());
  const bottoms = places.filter(({ width, height }) => width > 0 && height > 0).map(({ bottom }) => bottom);
  const lowest = Math.ceil(Math.max(0, ...bottoms)) + room;
  return Math.min(lowest, document.documentElement.scrollHeight, greatest);
}
