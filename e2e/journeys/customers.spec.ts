import { expect } from '@playwright/test';
import { demo, uniqueNumber } from '../api';
import { makeCustomer } from '../customers';
import { anotherBrowser, enterSignIn, signInStaff } from '../people';
import { adminUrl, buyerUrl } from '../server';
import { test } from '../test';
import { wordsOf } from '../words';

const PAGE = '#/customers/customer';

/** Returns a customer of this journey only, in its language. */
const person = (locale: string | undefined) => {
  const stamp = String(uniqueNumber()).slice(-7);
  const isEnglish = locale?.startsWith('en');
  return {
    nickname: `${isEnglish ? 'Lim Hui Min' : '林慧敏'} ${stamp}`,
    companyName: isEnglish ? 'Keong Saik Store' : '强锡商行',
    username: `limhui.${stamp}`,
    phone: `8${stamp}`,
  };
};

test('R-2.49 R-2.50 R-2.51 M-U a customer is made by staff, signs in, gets another number and is signed out and disabled', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('root'), locale);
  const made = person(locale);
  const { nickname, username, phone } = made;
  const password = await makeCustomer({ page, t }, made);

  const customer = { page: await anotherBrowser(browser, locale), t: wordsOf('buyer', locale) };
  await customer.page.goto(`${buyerUrl}/`);
  await enterSignIn(customer, { username, password });
  await expect(customer.page).toHaveURL(/#\/dataSummary$/);

  await page.goto(`${adminUrl}/${PAGE}?keywords=${username}`);
  const row = page.getByRole('row').filter({ hasText: nickname });
  await row.getByRole('button', { name: t('customers:more', { name: nickname }) }).click();
  await page.getByRole('menuitem', { name: t('customers:changePhone') }).click();
  const other = page.getByRole('dialog', { name: t('customers:phoneTitle', { name: nickname }) });
  await other.getByLabel(t('customers:field.phone'), { exact: true }).fill(`9${phone.slice(1)}`);
  await other.getByRole('button', { name: t('actions.save') }).click();
  await expect(row).toContainText(`9${phone.slice(1)}`);
  await expect(customer.page).not.toHaveURL(/dataSummary$/);

  await row.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: t('customers:steps.DISABLE.action'), exact: true }).click();
  const sure = page.getByRole('dialog', { name: t('customers:steps.DISABLE.title', { count: 1 }) });
  await sure.getByRole('button', { name: t('customers:steps.DISABLE.action'), exact: true }).click();
  await expect(row).toContainText(t('dictionaries:account_status.DISABLED'));
  await customer.page.context().close();
  await page.context().close();
});

test('D-52 R-2.94 who may not see customers is led away from them', async ({ browser, locale }) => {
  const { page } = await signInStaff(browser, demo('warehouse'), locale);
  await page.goto(`${adminUrl}/${PAGE}`);
  await expect(page).not.toHaveURL(/customers/);
  await page.context().close();
});
