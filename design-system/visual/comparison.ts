import type { Browser, Page } from 'playwright';
import type { Baselines, PictureKey } from './baselines';
import { drawStory, openPage } from './drawing';
import type { PictureMode } from './modes';
import { differenceOf, isSame, pixelsOf, webpOf } from './pictures';
import type { Pixels } from './pictures';
import type { Subject } from './storybook';

/** Picture that is not as it was accepted. The files are WebP. */
export type Change = PictureKey &
  (
    | { kind: 'changed'; count: number; step: number; after: Uint8Array; difference: Uint8Array }
    | { kind: 'new'; after: Uint8Array }
    | { kind: 'removed' }
    | { kind: 'failed'; error: string }
  );

/** Result of a comparison. */
export interface Comparison {
  /** Number of pictures that are as they were accepted. */
  same: number;
  changes: Change[];
  /** Pictures that were as accepted only when drawn in a page of their own. */
  redrawn: PictureKey[];
}

/** Pictures to compare, and where. */
export interface Order {
  browser: Browser;
  /** Address of the built Storybook. */
  storybook: string;
  subjects: readonly Subject[];
  modes: readonly PictureMode[];
  baselines: Baselines;
  /** Prepares each page after it was opened; a test plants a change. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Called when the pictures of a page have been compared, with the number of those that remain. */
  onProgress?: (remaining: number) => void;
}

/** Pages that are drawn in at once, one per core of the machines that run this. */
const WORKERS = 2;

/** Stories that are drawn in one page, one after the other. */
const PAGE_SIZE = 40;

/**
 * Steps of a colour channel by which Chromium may draw the corner of a rounded box otherwise on a busy machine, rarely; a picture with no greater
 * difference is drawn alone up to three times.
 */
const SHADES = 2;
const LONE_TRIES = 3;

/** Draws the pictures of an order and compares each with the accepted one, pixel by pixel. */
export async function comparePictures(order: Order): Promise<Comparison> {
  const result: Comparison = { same: 0, changes: [], redrawn: [] };
  const pages = order.modes.flatMap((mode) =>
    inPages(order.subjects).map((subjects) => ({ mode, subjects })),
  );
  let remaining = order.modes.length * order.subjects.length;
  const work = async (): Promise<void> => {
    for (let next = pages.shift(); next !== undefined; next = pages.shift()) {
      await comparePage(order, next.mode, next.subjects, result);
      remaining -= next.subjects.length;
      order.onProgress?.(remaining);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return result;
}

function inPages(subjects: readonly Subject[]): Subject[][] {
  const count = Math.ceil(subjects.length / PAGE_SIZE);
  return Array.from({ length: count }, (_, at) => subjects.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE));
}

/** Compares the pictures of one page. One that is not as accepted is drawn once more in a page of its own, and that one counts. */
async function comparePage(
  order: Order,
  mode: PictureMode,
  subjects: readonly Subject[],
  result: Comparison,
): Promise<void> {
  const [first] = subjects;
  if (first === undefined) return;
  const page = await open(order, mode, first);
  for (const subject of subjects) {
    const key = { component: subject.component, mode: mode.name };
    const file = order.baselines.read(key);
    const before = file && (await pixelsOf(file));
    if (before !== undefined && isAccepted(before, await drawnOr(page, subject, before))) {
      result.same += 1;
      continue;
    }
    const after = await drawnAlone(order, mode, subject, before);
    if (isAccepted(before, after)) {
      result.same += 1;
      result.redrawn.push(key);
    } else result.changes.push(await changeOf(key, before, after));
  }
  await page.context().close();
}

const isAccepted = (before: Pixels | undefined, after: Pixels | Error): boolean =>
  before !== undefined && !(after instanceof Error) && isSame(before, after);

/** Draws a story in a page of its own, again while it differs by no more than shades that Chromium may draw otherwise. */
async function drawnAlone(
  order: Order,
  mode: PictureMode,
  subject: Subject,
  before: Pixels | undefined,
): Promise<Pixels | Error> {
  let after: Pixels | Error = new Error('was not drawn');
  for (let tries = 0; tries < LONE_TRIES; tries += 1) {
    const page = await open(order, mode, subject);
    after = await drawnOr(page, subject, before);
    await page.context().close();
    if (before === undefined || after instanceof Error || differenceOf(before, after).step > SHADES) break;
    if (isSame(before, after)) break;
  }
  return after;
}

async function open(
  { browser, storybook, prepare }: Order,
  mode: PictureMode,
  first: Subject,
): Promise<Page> {
  const page = await openPage(browser, storybook, mode, first.storyId);
  await prepare?.(page);
  return page;
}

async function drawnOr(
  page: Page,
  { storyId }: Subject,
  before: Pixels | undefined,
): Promise<Pixels | Error> {
  try {
    return await drawStory(page, storyId, before);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function changeOf(key: PictureKey, before: Pixels | undefined, after: Pixels | Error): Promise<Change> {
  if (after instanceof Error) return { ...key, kind: 'failed', error: after.message };
  const file = await webpOf(after);
  if (before === undefined) return { ...key, kind: 'new', after: file };
  const { count, step, picture } = differenceOf(before, after);
  return { ...key, kind: 'changed', count, step, after: file, difference: await webpOf(picture) };
}

/** Returns the accepted pictures of components and modes that are no more. */
export function removedFrom(
  baselines: Baselines,
  subjects: readonly Subject[],
  modes: readonly PictureMode[],
): Change[] {
  const components = new Set(subjects.map(({ component }) => component));
  const names = new Set(modes.map(({ name }) => name));
  return baselines
    .list()
    .filter(({ component, mode }) => !components.has(component) || !names.has(mode))
    .map((key) => ({ ...key, kind: 'removed' }));
}
