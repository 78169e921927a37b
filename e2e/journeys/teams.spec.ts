import { expect } from '@playwright/test';
import { addChoice } from '../choices';
import { demo, uniqueNumber } from '../api';
import { makeCustomer } from '../customers';
import { signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

const PAGE = '#/customers/team';

test('R-2.52 X-A102 X-A105 X-A106 staff make a team of a customer without one, give it credit, and dissolve it once the credit is nought', async ({
  browser,
  locale,
}) => {
  const stamp = String(uniqueNumber()).slice(-7);
  const isEnglish = locale?.startsWith('en');
  const customer = `${isEnglish ? 'Ho Mei Xin' : '何美欣'} ${stamp}`;
  const team = `${isEnglish ? 'Tiong Bahru buyers' : '中峇鲁买手'} ${stamp}`;
  const { page, t } = await signInStaff(browser, demo('root'), locale);
  const companyName = isEnglish ? 'Tiong Bahru Store' : '中峇鲁商行';
  const person = { nickname: customer, companyName, username: `team.${stamp}`, phone: `8${stamp}` };
  await makeCustomer({ page, t }, person);
  await page.goto(`${adminUrl}/${PAGE}`);
  await page.getByRole('button', { name: t('teams:add') }).click();
  const form = page.getByRole('dialog', { name: t('teams:add') });
  await form.getByLabel(t('teams:field.name'), { exact: true }).fill(team);
  await addChoice(form, t('teams:field.members'), customer);
  await expect(form.getByRole('row', { name: customer })).toBeVisible();
  await form.getByRole('button', { name: t('actions.save') }).click();
  await expect(form).toHaveCount(0);

  const row = page.getByRole('row').filter({ hasText: team });
  await expect(row).toContainText(customer);
  const correct = async (amount: string) => {
    await row.getByRole('button', { name: t('teams:more', { name: team }) }).click();
    await page.getByRole('menuitem', { name: t('teams:step.credit') }).click();
    const credit = page.getByRole('dialog', { name: t('teams:credit.title', { name: team }) });
    await credit.getByLabel(t('teams:credit.amount'), { exact: true }).fill(amount);
    await credit.getByLabel(t('teams:credit.note'), { exact: true }).fill('R-2.52');
    await credit.getByRole('button', { name: t('actions.save') }).click();
    return credit;
  };
  await expect(await correct('120')).toBeHidden();
  await expect(row).toContainText('120.00');
  const refused = await correct('-500');
  await expect(refused.getByRole('alert'), 'more than is there is not taken').toBeVisible();
  await expect(refused.getByText(t('teams:credit.type.ADJUSTMENT'))).toBeVisible();
  await refused.getByRole('button', { name: t('actions.cancel') }).click();

  const dissolve = async () => {
    await row.getByRole('button', { name: t('teams:more', { name: team }) }).click();
    await page.getByRole('menuitem', { name: t('teams:step.dissolve') }).click();
    const asked = page.getByRole('alertdialog', { name: t('teams:dissolveTitle', { name: team }) });
    await asked.getByRole('button', { name: t('teams:step.dissolve') }).click();
    return asked;
  };
  const stopped = await dissolve();
  await expect(stopped).toContainText(/120\.00/);
  await stopped.getByRole('button', { name: t('actions.cancel') }).click();
  await expect(await correct('-120')).toBeHidden();
  await expect(row).not.toContainText('120.00');
  await expect(await dissolve()).toBeHidden();
  await expect(row).toHaveCount(0);
  await page.goto(`${adminUrl}/${PAGE}?dissolved=true`);
  await expect(row).toBeVisible();
  await page.context().close();
});
