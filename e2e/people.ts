import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from './api';
import type { Account } from './api';
import { adminUrl, buyerUrl } from './server';
import { wordsOf } from './words';
import type { Words } from './words';

/** Somebody in front of a browser: a page, and the words they see. */
export interface Person {
  page: Page;
  t: Words;
}

/** The token of each app in local storage goes out under this header. */
const TOKEN = { buyer: 'authori-zation', staff: 'authorization' } as const;

/** Which app somebody is signed in to. */
export type Side = keyof typeof TOKEN;

/** A page in a browser of its own: nobody is signed in there, and nothing moves. */
export async function anotherBrowser(
  browser: Browser,
  locale: string | undefined,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
  return context.newPage();
}

/** What a call answers, read as the one who is signed in on a page. */
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

/** Fills in the sign-in page that is open, of either app, and sends it. */
export async function enterSignIn({ page, t }: Person, { username, password }: Account): Promise<void> {
  // A picture code is asked for until the page knows that the house wants none; then it offers the demo's accounts.
  await expect(page.getByText(DEMO_PASSWORD)).toBeVisible();
  await page.getByLabel(t('signIn:username'), { exact: true }).fill(username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('actions.signIn'), exact: true }).click();
}

/**
 * Signs in by the call that the form makes, and leaves in the browser what the app keeps of it. Journeys of the form itself fill it in; for
 * the others its page would be loaded for nothing.
 */
async function beSignedIn(
  page: Page,
  app: string,
  call: { path: string; data?: object; multipart?: Record<string, string> },
  kept: (answer: Record<string, unknown>) => Record<string, string>,
): Promise<void> {
  const { path, ...sent } = call;
  const response = await page.request.post(`${app}/api/${path}`, sent);
  const { code, data } = (await response.json()) as { code: number; data: Record<string, unknown> };
  expect(code, `${path}: ${JSON.stringify(data)}`).toBe(200);
  // A file of the same origin: storage can be written there, and nothing runs.
  await page.goto(`${app}/icon.svg`);
  await page.evaluate((values) => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    localStorage.setItem('temp', String(Date.now()));
  }, kept(data));
}

/** A buyer who has just signed in and sees the dashboard. */
export async function signInBuyer(
  page: Page,
  { username, password }: Account,
  locale: string | undefined,
): Promise<Person> {
  const t = wordsOf('buyer', locale);
  const credentials = { username, password, key: '', code: '0000' };
  await beSignedIn(page, buyerUrl, { path: 'sp/front/user/login', data: credentials }, ({ token, user }) => {
    const person = user as Record<string, string | undefined>;
    const apart = (['id', 'nickname', 'phone', 'email'] as const).map((key) => [key, person[key] ?? '']);
    const whole = JSON.stringify(user);
    return { ...Object.fromEntries(apart), token: String(token), user: whole, userInfo: whole };
  });
  await page.goto(`${buyerUrl}/`);
  await expect(page).toHaveURL(/#\/dataSummary$/);
  return { page, t };
}

/** A member of staff who has just signed in, in a browser of their own. */
export async function signInStaff(
  browser: Browser,
  { username, password }: Account,
  locale: string | undefined,
): Promise<Person> {
  const t = wordsOf('admin', locale);
  const page = await anotherBrowser(browser, locale);
  const credentials = { username, password, captchaKey: '', captchaCode: '' };
  await beSignedIn(page, adminUrl, { path: 'v1/auth/login', multipart: credentials }, (answer) => ({
    token: `${String(answer.tokenType)} ${String(answer.accessToken)}`,
  }));
  await page.goto(`${adminUrl}/`);
  // The root leads on to the first page of the menu: who goes elsewhere before that is led back.
  await expect(page).toHaveURL(/#\/(?!login)./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, t };
}
