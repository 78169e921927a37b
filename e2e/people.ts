import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { adminUrl, buyerUrl } from './server';
import { wordsOf } from './words';
import type { Words } from './words';

/** Somebody in front of a browser: a page, and the words they see. */
export interface Person {
  page: Page;
  t: Words;
}

const PASSWORD = 'Demo-2026';

/** Fills in the sign-in page that is open, of either app, and sends it. */
export async function enterSignIn({ page, t }: Person, username: string, password = PASSWORD): Promise<void> {
  // A picture code is asked for until the page knows that the house wants none; then it offers the demo's accounts.
  await expect(page.getByText(PASSWORD)).toBeVisible();
  await page.getByLabel(t('signIn:username'), { exact: true }).fill(username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('actions.signIn'), exact: true }).click();
}

/** A buyer who has just signed in and sees the dashboard. */
export async function signInBuyer(page: Page, username: string, locale: string | undefined): Promise<Person> {
  const t = wordsOf('buyer', locale);
  await page.goto(`${buyerUrl}/`);
  await enterSignIn({ page, t }, username);
  await expect(page).toHaveURL(/#\/dataSummary$/);
  return { page, t };
}

/** A member of staff who has just signed in, in a browser of their own. */
export async function signInStaff(
  browser: Browser,
  username: string,
  locale: string | undefined,
): Promise<Person> {
  const t = wordsOf('admin', locale);
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${adminUrl}/`);
  await enterSignIn({ page, t }, username);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
  return { page, t };
}
