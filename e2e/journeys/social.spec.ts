import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buyerApi } from '../api';
import { newCustomer } from '../customers';
import type { OwnCustomer } from '../customers';
import { codeSentTo } from '../outbox';
import { anotherBrowser, signInBuyer } from '../people';
import type { Person } from '../people';
import { buyerUrl } from '../server';
import { test } from '../test';
import { wordsOf } from '../words';

const isEnglish = (locale: string | undefined): boolean => locale?.startsWith('en') ?? false;

/** Returns the name of the demo platform for social accounts, and its buttons for a person. */
const standIn = (locale: string | undefined, name: string) =>
  isEnglish(locale)
    ? { platform: 'Demo accounts', agree: `Agree as ${name}`, refuse: 'Refuse' }
    : { platform: '演示账号平台', agree: `以 ${name} 的身份同意`, refuse: '拒绝' };

/** Opens the sign-in by scanning, and returns the address in the QR code. */
async function openCode({ page, t }: Person): Promise<string> {
  const drawn = page.waitForResponse(/\/wechat\/qr\/create$/);
  const way = page.getByRole('radio', { name: t('social:ways.scan') });
  if (!(await way.isChecked())) await way.click();
  const answer = (await (await drawn).json()) as { data: { url: string } };
  return answer.data.url;
}

/** Deletes the session in the browser, as its end does, and opens the sign-in page anew. */
async function signOut({ page, t }: Person): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${buyerUrl}/#/login`);
  await expect(page.getByRole('radio', { name: t('social:ways.password') })).toBeVisible();
}

/** Verifies a mainland number in the form that joins a social account. */
async function proveNumber({ page, t }: Person, phone: string): Promise<void> {
  await page.getByLabel(t('entry:phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: t('CodeField:getCode') }).click();
  await expect(page.getByText(t('entry:sentTo', { to: `+86 ${phone}`, minutes: 10 }))).toBeVisible();
  await page.getByLabel(t('CodeField:label'), { exact: true }).fill(await codeSentTo(`+86 ${phone}`));
}

/** Customers bound to one of the four accounts of the demo platform. */
const bound: OwnCustomer[] = [];

async function newBound(name: string): Promise<OwnCustomer> {
  const customer = await newCustomer(name);
  bound.push(customer);
  return customer;
}

test.afterEach('the people of the stand-in belong to nobody again', async () => {
  for (const customer of bound.splice(0)) {
    const { password } = customer;
    await (await buyerApi(customer)).post('front/wechat/unbind', { password });
  }
});

const onDashboard = (page: Page) => expect(page).toHaveURL(/#\/dataSummary$/);

test('R-1.22 K-02 K-19 X-B102 X-B103 a code is scanned, refused, scanned again and confirmed; the next time it signs in at once', async ({
  page,
  browser,
  locale,
}) => {
  const t = wordsOf('buyer', locale);
  const { phone } = await newBound('Scanned');
  const { platform, agree, refuse } = standIn(locale, isEnglish(locale) ? 'morgan' : 'linxia');
  const mobile = await anotherBrowser(browser, locale, { width: 390, height: 844 });
  const scan = async (url: string): Promise<void> => {
    await mobile.goto('about:blank');
    await mobile.goto(url);
    await expect(mobile.getByText(t('social:scan.warning'))).toBeVisible();
  };
  const confirm = async (): Promise<void> => {
    await mobile.getByRole('button', { name: t('social:scan.agree', { name: platform }) }).click();
    await mobile.getByRole('button', { name: agree }).click();
    await expect(mobile.getByText(t('social:return.elsewhere'))).toBeVisible();
  };

  await page.goto(`${buyerUrl}/#/login?redirect=%2Faddress`);
  await scan(await openCode({ page, t }));
  await expect(page.getByRole('heading', { name: t('social:title.SCANNED') })).toBeVisible();
  await mobile.getByRole('button', { name: t('social:scan.refuse') }).click();
  await expect(mobile.getByText(t('social:scan.refused'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('social:title.REFUSED') })).toBeVisible();

  const renewed = page.waitForResponse(/\/wechat\/qr\/create$/);
  await page.getByRole('button', { name: t('social:renew') }).click();
  const { data } = (await (await renewed).json()) as { data: { url: string } };
  await scan(data.url);
  await mobile.getByRole('button', { name: t('social:scan.agree', { name: platform }) }).click();
  await mobile.getByRole('button', { name: refuse }).click();
  await expect(mobile.getByText(t('social:return.refused'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('social:title.REFUSED') })).toBeVisible();

  const again = page.waitForResponse(/\/wechat\/qr\/create$/);
  await page.getByRole('button', { name: t('social:renew') }).click();
  const third = (await (await again).json()) as { data: { url: string } };
  await scan(third.data.url);
  await confirm();
  await proveNumber({ page, t }, phone);
  await page.getByRole('button', { name: t('social:bindSubmit') }).click();
  await expect(page, 'the page that was asked for').toHaveURL(/#\/address$/);

  const drawn = page.waitForResponse(/\/wechat\/qr\/create$/);
  await signOut({ page, t });
  const known = (await (await drawn).json()) as { data: { url: string } };
  await expect(
    page.getByRole('radio', { name: t('social:ways.scan') }),
    'the way is remembered',
  ).toBeChecked();
  await scan(known.data.url);
  await confirm();
  await onDashboard(page);
  await mobile.context().close();
});

test('R-1.23 R-3.43 K-01 K-20 bound in the settings, then one click signs in; whoever refuses is not signed in', async ({
  page,
  locale,
}) => {
  const who = isEnglish(locale) ? 'newcomer' : 'hewei';
  const customer = await newBound('Clicked');
  const person = await signInBuyer(page, customer, locale);
  const { t } = person;
  const { platform, agree, refuse } = standIn(locale, who);
  await page.goto(`${buyerUrl}/#/mine/mine`);
  await page.getByRole('button', { name: t('social:bind', { name: platform }) }).click();
  await page.getByRole('button', { name: agree }).click();
  await page.getByLabel(t('settings:oldPassword'), { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: t('social:bind', { name: platform }) }).click();
  await expect(page).toHaveURL(/#\/mine\/mine$/);
  await expect(page.getByRole('button', { name: t('settings:unbindSocial') })).toBeVisible();

  await signOut(person);
  await page.getByRole('radio', { name: t('social:ways.click') }).click();
  const click = page.getByRole('button', { name: t('social:oneClick', { name: platform }) });
  await click.click();
  await page.getByRole('button', { name: refuse }).click();
  await expect(page.getByText(t('social:return.refused'))).toBeVisible();
  await page.getByRole('button', { name: t('social:return.again') }).click();
  await click.click();
  await page.getByRole('button', { name: agree }).click();
  await onDashboard(page);

  await page.goto(`${buyerUrl}/?code=${who}&state=somebody-elses-state`);
  await expect(page.getByText(t('social:return.foreign'))).toBeVisible();
});
