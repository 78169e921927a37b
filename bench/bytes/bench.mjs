import { openBrowser, signIn } from '../lib/browser.mjs';
import { buyerToken, withServer } from '../lib/server.mjs';
import { atMost, printTable } from '../lib/table.mjs';
import { weighEntries } from './entries.mjs';
import { gzipped, kilobytes } from '../lib/gzip.mjs';

/**
 * Measures the first visit of a route: every body the browser received, compressed here (gzip 9) so that the server's own compression does
 * not matter, with an empty cache, signed in already if the route needs it. Then measures the bytes of design-system entries beyond React.
 * Arguments: `routes` or `entries` for one half, `chunks` to list the heaviest files.
 */
const words = new Set(process.argv.slice(2));
const wants = (name) => words.has(name) || !(words.has('routes') || words.has('entries'));
const HEAVIEST = 12;
/** A visit is over when its heading is visible and no request was sent for this time, in ms. */
const QUIET_MS = 1500;

async function visit(context, address) {
  const page = await context.newPage();
  const answers = [];
  const hear = (request) => answers.push(take(request));
  page.on('requestfinished', hear);
  let asked = Date.now();
  page.on('request', () => (asked = Date.now()));
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  while (Date.now() - asked < QUIET_MS) await page.waitForTimeout(100);
  // Requests that end after this, such as a stream that closes with the page, are no part of the visit and have no body to read.
  page.off('requestfinished', hear);
  const files = await Promise.all(answers);
  await page.close();
  return files.filter((file) => !file.url.startsWith('data:'));
}

async function take(request) {
  const answer = await request.response();
  const body = (await answer?.body().catch(() => null)) ?? Buffer.alloc(0);
  return { url: request.url(), type: request.resourceType(), gz: gzipped(body) };
}

function weighed(files) {
  const sum = (keep) => files.filter(keep).reduce((all, { gz }) => all + gz, 0);
  return {
    js: sum(({ url, type }) => type === 'script' || new URL(url).pathname.endsWith('.js')),
    css: sum(({ type }) => type === 'stylesheet'),
    fonts: sum(({ type }) => type === 'font'),
    all: sum(() => true),
    requests: files.length,
  };
}

/** Returns the ids of a list, an order and a product that `demo` sees, for the routes that need one. */
async function someIds(buyerUrl) {
  const headers = { 'authori-zation': await buyerToken(buyerUrl, 'demo') };
  const first = async (path) => {
    const answer = await fetch(`${buyerUrl}/api/sp/front${path}?pageNum=1&pageSize=1`, { headers });
    return (await answer.json()).data.list[0].id;
  };
  return {
    listId: await first('/list/page'),
    orderId: await first('/order/page'),
    productId: await first('/product/page'),
  };
}

/**
 * Returns the routes to measure: name, app, path and account. All routes of the buyer app are here except those that need something made
 * first: the inquiry, the sheet of an order, orders of futures, and the editor of an own list.
 */
async function routesOf({ buyerUrl, adminUrl }) {
  const { listId, orderId, productId } = await someIds(buyerUrl);
  const inBuyer = (name, path) => [name, buyerUrl, `/#${path}`, 'demo'];
  return [
    ['buyer sign-in', buyerUrl, '/#/login', null],
    ['buyer front door, signed out', buyerUrl, '/', null],
    inBuyer('buyer dashboard', '/dataSummary'),
    inBuyer('buyer super list', '/product/list'),
    inBuyer('buyer product', `/product/detail/${productId}`),
    inBuyer('buyer lists', '/products/list'),
    inBuyer('buyer list detail', `/products/detail/${listId}`),
    inBuyer('buyer import', `/products/import/${listId}`),
    inBuyer('buyer orders', '/procurement/order'),
    inBuyer('buyer order detail', `/procurement/detail/${orderId}`),
    inBuyer('buyer drafts', '/procurement/drafts'),
    inBuyer('buyer cart', '/shoppingCart'),
    inBuyer('buyer addresses', '/address'),
    inBuyer('buyer futures', '/procurement/futures'),
    inBuyer('buyer brands', '/brandMnagement/brand'),
    inBuyer('buyer team', '/customer/CustomerTeam'),
    inBuyer('buyer notices', '/mine/notices'),
    inBuyer('buyer exports', '/mine/exports'),
    inBuyer('buyer watched', '/mine/watched'),
    inBuyer('buyer settings', '/mine/mine'),
    ['admin sign-in', adminUrl, '/#/login', null],
    ['admin dashboard', adminUrl, '/#/', 'sales'],
  ];
}

async function storedSession(browser, url, username) {
  const context = await signIn(browser, url, username);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measureRoutes(server) {
  const browser = await openBrowser();
  const sessions = {
    demo: await storedSession(browser, server.buyerUrl, 'demo'),
    sales: await storedSession(browser, server.adminUrl, 'sales'),
  };
  const results = [];
  for (const [name, url, path, username] of await routesOf(server)) {
    const storageState = username === null ? undefined : sessions[username];
    const context = await browser.newContext({ locale: 'en-GB', storageState });
    const files = await visit(context, `${url}${path}`);
    await context.close();
    results.push({ name, files, ...weighed(files) });
  }
  await browser.close();
  return results;
}

function printRoutes(results) {
  console.log('\nfirst visit of a route, kB gz');
  printTable(
    ['route', 'js', 'css', 'fonts', 'everything', 'requests'],
    results.map((route) => [
      route.name,
      ...[route.js, route.css, route.fonts, route.all].map(kilobytes),
      route.requests,
    ]),
  );
  const of = (name) => results.find((route) => route.name === name);
  const widest = results.toSorted((a, b) => b.js - a.js)[0];
  const goals = [
    ['buyer sign-in, js', of('buyer sign-in').js / 1000, 188],
    ['buyer sign-in, requests', of('buyer sign-in').requests, 20],
    [`heaviest route, js: ${widest.name}`, widest.js / 1000, 278],
    ['admin sign-in, everything', of('admin sign-in').all / 1000, 202],
  ];
  printGoals(goals);
  if (!words.has('chunks')) return;
  for (const { name, files } of results) {
    console.log(`\n${name}`);
    const heaviest = files.toSorted((a, b) => b.gz - a.gz).slice(0, HEAVIEST);
    printTable(
      ['kB gz', 'file'],
      heaviest.map(({ url, gz }) => [kilobytes(gz), new URL(url).pathname]),
    );
  }
}

function printEntries({ button, dialog, all }) {
  console.log('\ndesign system beyond React, kB gz');
  printTable(
    ['entry', 'js', 'css'],
    [
      ['Button', button],
      ['dialog with two fields', dialog],
      ['every component', all],
    ].map(([name, { js, css }]) => [name, kilobytes(js), kilobytes(css)]),
  );
  printGoals([
    ['Button, js and css', (button.js + button.css) / 1000, 15],
    ['dialog with two fields, js and css', (dialog.js + dialog.css) / 1000, 36],
    ['all CSS, one theme', all.oneTheme / 1000, 14],
  ]);
}

function printGoals(goals) {
  console.log('');
  printTable(
    ['against the goal', 'found', 'goal', 'ratio', ''],
    goals.map(([name, found, goal]) => [
      name,
      Number.isInteger(found) ? found : found.toFixed(1),
      goal,
      (found / goal).toFixed(2),
      atMost(found, goal),
    ]),
  );
}

if (wants('routes')) printRoutes(await withServer(measureRoutes));
if (wants('entries')) printEntries(await weighEntries());
