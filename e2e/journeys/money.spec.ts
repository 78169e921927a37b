import { expect } from '@playwright/test';
import { demo, uniqueNumber } from '../api';
import { signInBuyer, signInStaff } from '../people';
import { adminUrl, buyerUrl } from '../server';
import { test } from '../test';

test('X-A136 finance adds an account of the merchant, changes it and takes it away', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('finance'), locale);
  await page.goto(`${adminUrl}/#/money/accounts`);
  const accountNo = `JOURNEY ${uniqueNumber()}`;
  await page.getByRole('button', { name: t('money:accounts.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('money:accounts.add') });
  const typed = {
    holder: 'Selvedge Trading',
    bank: 'Cassa Lariana',
    accountNo: 'IT61 X054 2811 1010 0000 0123 456',
  } as const;
  for (const [name, value] of Object.entries(typed))
    await dialog
      .getByRole('textbox', { name: new RegExp(`^${t(`money:accounts.${name}`)}`) })
      .first()
      .fill(value);
  await dialog.getByRole('checkbox').uncheck({ force: true });
  await dialog.getByRole('button', { name: t('actions.save') }).click();
  await expect(dialog.getByText(t('money:accounts.wrong.iban'))).toBeVisible();
  await dialog
    .getByRole('textbox', { name: new RegExp(`^${t('money:accounts.accountNo')}`) })
    .fill(accountNo);
  await dialog.getByRole('button', { name: t('actions.save') }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: t('money:accounts.editOne', { no: accountNo }) }).click();
  const changing = page.getByRole('dialog', { name: t('money:accounts.edit') });
  await changing.getByRole('textbox', { name: t('money:accounts.note') }).fill(`season ${accountNo}`);
  await changing.getByRole('button', { name: t('actions.save') }).click();
  await expect(changing).toHaveCount(0);
  await expect(page.getByText(`season ${accountNo}`)).toBeVisible();

  await page.getByRole('button', { name: t('money:accounts.deleteOne', { no: accountNo }) }).click();
  await page
    .getByRole('alertdialog', { name: t('money:accounts.deleteTitle', { no: accountNo }) })
    .getByRole('button', { name: t('money:delete'), exact: true })
    .click();
  await expect(page.getByText(accountNo)).toHaveCount(0);
  await page.context().close();
});

test('X-A160 finance reads every rate and who set it; the euro is fixed', async ({ browser, locale }) => {
  const { page, t } = await signInStaff(browser, demo('finance'), locale);
  await page.goto(`${adminUrl}/#/money/rates`);
  await expect(page.getByText(t('money:rates.fixed'))).toBeVisible();
  await page.getByRole('button', { name: t('money:rates.edit', { name: 'SEK' }) }).click();
  const dialog = page.getByRole('dialog', { name: t('money:rates.edit', { name: 'SEK' }) });
  await expect(dialog.getByText(t('money:rates.countsFromNow'))).toBeVisible();
  await page.context().close();
});

test('X-B47 X-B48 D-70 a futures order is found from the orders and shows its terms', async ({
  page,
  locale,
}) => {
  const { t } = await signInBuyer(page, demo('demo'), locale);
  await page.goto(`${buyerUrl}/#/procurement/order`);
  await page.getByRole('link', { name: t('places.futures') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('places.futures') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^O\d{11}$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('orders:futures.terms') })).toBeVisible();
});
