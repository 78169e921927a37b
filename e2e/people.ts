import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from './api';
import type { Account } from './api';
import { adminUrl, buyerUrl } from './server';
import { wordsOf } from './words';
import type { Words } from './words';

/** User of a browser: a page, and the messages in their language. */
export interface Person {
  page: Page;
  t: Words;
}

/** Header that sends the token of each app from local storage. */
const TOKEN = { buyer: 'authori-zation', staff: 'authorization' } as const;

/** App that a user is signed in to. */
export type Side = keyof typeof TOKEN;

/** Opens a page in a browser of its own: no user is signed in there, and animations are off. */
export async function anotherBrowser(
  browser: Browser,
  locale: string | undefined,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Returns the data of a call that is sent as the signed-in user of a page. */
export async function readAs<Answer>(page: Page, side: Side, call: string): Promise<Answer> {
  return page.evaluate(
    async ([path, header]) => {
      const headers = { [header]: localStorage.getItem('token') ?? '' };
      const answer = (await (await fetch(`/api/${path}`, { headers })).json()) as { data: Answer };
      return answer.data;
    },
    [call, TOKEN[side]] as const,
  );
}

/** Follows an address inside the app, as a link or a typed hash does. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
}

/** Fills in the open sign-in page of either app and submits it. */
export async function enterSignIn({ page, t }: Person, { username, password }: Account): Promise<void> {
  // The page shows a picture code until it knows that the server requires none; then it offers the demo accounts.
  await expect(page.getByText(DEMO_PASSWORD)).toBeVisible();
  await page.getByLabel(t('signIn:username'), { exact: true }).fill(username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('actions.signIn'), exact: true }).click();
}

/**
 * Signs in with the call of the sign-in form, and writes into the browser what the app stores of it. Journeys of the form itself fill it
 * in; the others do not need to load its page.
 */
async function injectSession(
  page: Page,
  app: string,
  call: { path: string; data?: object; multipart?: Record<string, string> },
  kept: (answer: Record<string, unknown>) => Record<string, string>,
): Promise<void> {
  const { path, ...sent } = call;
  const response = await page.request.post(`${app}/api/${path}`, sent);
  const { code, data } = (await response.json()) as { code: number; data: Record<string, unknown> };
  expect(code, `${path}: ${JSON.stringify(data)}`).toBe(200);
  // A file of the same origin: storage can be written there, and no script runs.
  await page.goto(`${app}/icon.svg`);
  await page.evaluate((values) => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    localStorage.setItem('temp', String(Date.now()));
  }, kept(data));
}

/** Signs a buyer in and opens the dashboard. */
export async function signInBuyer(
  page: Page,
  { username, password }: Account,
  locale: string | undefined,
): Promise<Person> {
  const t = wordsOf('buyer', locale);
  const credentials = { username, password, key: '', code: '0000' };
  await injectSession(
    page,
    buyerUrl,
    { path: 'sp/front/user/login', data: credentials },
    ({ token, user }) => {
      const person = user as Record<string, string | undefined>;
      const apart = (['id', 'nickname', 'phone', 'email'] as const).map((key) => [key, person[key] ?? '']);
      const whole = JSON.stringify(user);
      return { ...Object.fromEntries(apart), token: String(token), user: whole, userInfo: whole };
    },
  );
  await page.goto(`${buyerUrl}/`);
  await expect(page).toHaveURL(/#\/dataSummary$/);
  return { page, t };
}

/** Signs a member of staff in, in a browser of their own. */
export async function signInStaff(
  browser: Browser,
  { username, password }: Account,
  locale: string | undefined,
): Promise<Person> {
  const t = wordsOf('admin', locale);
  const page = await anotherBrowser(browser, locale);
  const credentials = { username, password, captchaKey: '', captchaCode: '' };
  await injectSession(page, adminUrl, { path: 'v1/auth/login', multipart: credentials }, (answer) => ({
    token: `${String(answer.tokenType)} ${String(answer.accessToken)}`,
  }));
  await page.goto(`${adminUrl}/`);
  // The root redirects to the first page of the menu: a journey that opened another page before that would be redirected too.
  await expect(page).toHaveURL(/#\/(?!login)./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, t };
}
