import { openBrowser, signIn } from '../lib/browser.mjs';

const rounds = 3;
const isReader = (request) => /\/assets\/xlsx/.test(request.url());

/** Records long tasks of the main thread (over 50 ms, as the browser counts) since the page began. */
function watchTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      globalThis.longTasks.push({ duration, startTime });
  }).observe({ type: 'longtask', buffered: true });
}

async function importOnce(browser, storageState, address, bytes) {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    storageState,
  });
  const page = await context.newPage();
  const readers = { before: 0, after: 0 };
  let dropped = false;
  context.on('request', (request) => {
    if (isReader(request)) readers[dropped ? 'after' : 'before'] += 1;
  });
  await page.addInitScript(watchTasks);
  await page.goto(address, { waitUntil: 'networkidle' });
  const input = page.locator('input[type=file]').first();
  await input.waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  const title = await page.locator('h1').first().textContent();
  dropped = true;
  const from = await page.evaluate(() => performance.now());
  await input.setInputFiles({
    name: 'order.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: bytes,
  });
  await page.waitForFunction(
    (before) => ![before, undefined].includes(document.querySelector('h1')?.textContent),
    title,
  );
  const done = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(
    (since) =>
      globalThis.longTasks
        .filter(({ startTime }) => startTime >= since)
        .map(({ startTime, duration }) => ({ at: startTime - since, duration })),
    from,
  );
  await context.close();
  return { tasks, tookMs: done - from, readers };
}

/** Imports the sheet in the built app `rounds` times, each with an empty cache; resolves to the measurements of each round. */
export async function importInPage({ buyerUrl, listId, bytes }) {
  const browser = await openBrowser();
  const signedIn = await signIn(browser, buyerUrl, 'demo');
  const storageState = await signedIn.storageState();
  await signedIn.close();
  const found = [];
  for (let round = 0; round < rounds; round += 1) {
    const address = `${buyerUrl}/#/products/import/${listId}`;
    found.push(await importOnce(browser, storageState, address, bytes));
  }
  await browser.close();
  return found;
}
