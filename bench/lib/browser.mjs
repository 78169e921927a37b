import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { PASSWORD } from './server.mjs';

/** Opens Chromium: the installed one, or Playwright's own. CHROMIUM_PATH names another. */
export function openBrowser() {
  const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({
    executablePath: existsSync(system) ? system : undefined,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-quic', '--disable-dev-shm-usage'],
  });
}

/** Signs a user in with an app's own form; resolves to the signed-in browser context. */
export async function signIn(browser, url, username) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('form input').first().fill(username);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((address) => !/login|^\/?$/.test(address.hash.slice(1)));
  await page.waitForLoadState('networkidle');
  await page.close();
  return context;
}
