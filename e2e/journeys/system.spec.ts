import { expect } from '@playwright/test';
import { demo, uniqueNumber } from '../api';
import { beginColleague, makeColleague } from '../colleagues';
import { signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

/** Returns a role and a user of this journey only, one of each per language and try. */
const made = (locale: string | undefined, stamp: number) => ({
  role: locale?.startsWith('en') ? `Front desk ${stamp}` : `前台 ${stamp}`,
  code: `DESK_${stamp}`,
  username: `desk.${stamp}`,
  name: locale?.startsWith('en') ? `Anna Desk ${stamp}` : `前台小周 ${stamp}`,
});
const OWN = 'Telaio-4207';

test('R-2.89 R-2.90 R-6.03 Q-38 a role with one permission is made and given; its page goes while it is open once the permission is withdrawn', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('root'), locale);
  const { role, code, username, name } = made(locale, uniqueNumber() % 1_000_000_000);
  const isChinese = !locale?.startsWith('en');
  const right = isChinese ? '查看用户' : 'See users';

  await page.goto(`${adminUrl}/#/system/role`);
  await page.getByRole('button', { name: t('system:roles.add'), exact: true }).click();
  const roleForm = page.getByRole('dialog', { name: t('system:roles.add') });
  await roleForm.getByLabel(t('system:roles.name'), { exact: true }).fill(role);
  await roleForm.getByLabel(t('system:roles.code'), { exact: true }).fill(code);
  await roleForm.getByRole('button', { name: t('actions.save') }).click();
  const tree = page.getByRole('treegrid', { name: t('system:roles.rightsOf', { name: role }) });
  await page.getByRole('searchbox', { name: t('system:roles.search') }).fill('sys:user:query');
  const tick = tree.getByRole('checkbox', { name: right });
  await tick.check({ force: true });
  await page.getByRole('button', { name: t('system:roles.save', { name: role }) }).click();
  await expect(page.getByText(t('system:roles.saved', { name: role }))).toBeVisible();

  const password = await makeColleague({ page, t }, { username, name, role });
  const desk = await beginColleague(browser, locale, { username, password, own: OWN });
  await desk.page.goto(`${adminUrl}/#/system/user`);
  await expect(desk.page.getByRole('heading', { level: 1, name: t('route.users') })).toBeVisible();
  await expect(desk.page.getByRole('button', { name: t('system:users.add'), exact: true })).toHaveCount(0);
  await expect(desk.page.getByRole('link', { name: t('route.procurementOrders') })).toHaveCount(0);

  await page.goto(`${adminUrl}/#/system/role`);
  await page.getByRole('row', { name: role }).click();
  await page.getByRole('searchbox', { name: t('system:roles.search') }).fill('sys:user:query');
  await tree.getByRole('checkbox', { name: t('route.users'), exact: true }).uncheck({ force: true });
  await page.getByRole('button', { name: t('system:roles.save', { name: role }) }).click();
  await expect(page.getByText(t('system:roles.saved', { name: role })).last()).toBeVisible();
  await expect(desk.page.getByRole('heading', { level: 1, name: t('route.users') })).toHaveCount(0);
  await desk.page.context().close();
  await page.context().close();
});
