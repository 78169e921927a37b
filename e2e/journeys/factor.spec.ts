import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { demo, uniqueNumber } from '../api';
import { beginColleague, makeColleague } from '../colleagues';
import { anotherBrowser, enterSignIn, signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

/** Returns a role that requires a second factor, and a user with it: one of each per language and try. */
const made = (locale: string | undefined, stamp: number) => {
  const code = `${locale?.startsWith('en') ? 'EN' : 'ZH'}${stamp}`;
  return {
    role: `Vault ${code}`,
    code: `VAULT_${code}`,
    username: `vault.${code.toLowerCase()}`,
    name: `Vault ${code}`,
  };
};
const OWN = 'Telaio-4207';

test('X-A210 X-A212 X-A213 X-A216 who has a role that demands it sets a second factor up, signs in with it, and has it taken away when the phone is lost', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('root'), locale);
  const { role, code, username, name } = made(locale, uniqueNumber() % 1_000_000_000);
  await page.goto(`${adminUrl}/#/system/role`);
  await page.getByRole('button', { name: t('system:roles.add'), exact: true }).click();
  const roleForm = page.getByRole('dialog', { name: t('system:roles.add') });
  await roleForm.getByLabel(t('system:roles.name'), { exact: true }).fill(role);
  await roleForm.getByLabel(t('system:roles.code'), { exact: true }).fill(code);
  await roleForm.getByRole('checkbox', { name: t('system:roles.demandsFactor') }).check({ force: true });
  await roleForm.getByRole('button', { name: t('actions.save') }).click();
  await expect(roleForm).toBeHidden();
  const password = await makeColleague({ page, t }, { username, name, role });
  const own = await beginColleague(browser, locale, { username, password, own: OWN });
  await expect(own.page.getByRole('heading', { name: t('factor:setUp') })).toBeVisible();
  await own.page.getByLabel(t('factor:password'), { exact: true }).fill(OWN);
  await own.page.getByRole('button', { name: t('factor:next') }).click();
  const secret = await own.page.locator('dd').first().innerText();
  await own.page.getByLabel(t('factor:code'), { exact: true }).fill(new TOTP({ secret }).generate());
  await own.page.getByRole('button', { name: t('factor:confirm'), exact: true }).click();
  const recovery = await own.page
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .first()
    .innerText();
  await own.page.getByRole('button', { name: t('factor:kept') }).click();
  await expect(own.page.getByRole('heading', { name: t('factor:codesTitle') })).toBeHidden();

  const second = await anotherBrowser(browser, locale);
  await second.goto(`${adminUrl}/`);
  await enterSignIn({ page: second, t }, { username, password: OWN });
  const field = second.getByLabel(t('factor:anyCode'), { exact: true });
  await field.fill('000000');
  await second.getByRole('button', { name: t('actions.signIn'), exact: true }).click();
  await expect(second.getByText(t('factor:wrong.code'))).toBeVisible();
  await field.fill(recovery);
  await second.getByRole('button', { name: t('actions.signIn'), exact: true }).click();
  await expect(second).not.toHaveURL(/login/);

  await page.goto(`${adminUrl}/#/system/user?keywords=${username}`);
  await page.getByRole('button', { name: t('system:more', { name }) }).click();
  await page.getByRole('menuitem', { name: t('system:users.takeFactor') }).click();
  await page
    .getByRole('alertdialog', { name: t('system:users.takeFactorTitle', { name }) })
    .getByRole('button', { name: t('system:users.takeFactor') })
    .click();
  await expect(page.getByText(t('system:users.factorTaken'))).toBeVisible();
  await second.goto(`${adminUrl}/`);
  await expect(second).toHaveURL(/login/);
  await second.context().close();
  await own.page.context().close();
  await page.context().close();
});
