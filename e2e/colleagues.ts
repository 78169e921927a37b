import type { Browser } from '@playwright/test';
import { addChoice } from './choices';
import type { StaffRole } from '../packages/domain/people/staffGrants';
import { rootApi, staffApi, uniqueNumber } from './api';
import type { Account, Schemas } from './api';
import { anotherBrowser, enterSignIn } from './people';
import type { Person } from './people';
import { adminUrl } from './server';
import { wordsOf } from './words';

/** New member of staff, with the name of their role. */
export interface NewColleague {
  username: string;
  name: string;
  role: string;
}

/** Makes a user of the back office, as a member of staff with that permission; resolves to the first password. */
export async function makeColleague(
  { page, t }: Person,
  { username, name, role }: NewColleague,
): Promise<string> {
  await page.goto(`${adminUrl}/#/system/user`);
  await page.getByRole('button', { name: t('system:users.add'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('system:users.add') });
  await form.getByLabel(t('system:users.username'), { exact: true }).fill(username);
  await form.getByLabel(t('system:users.nickname'), { exact: true }).fill(name);
  await addChoice(form, t('system:users.roles'), role);
  await form.getByRole('button', { name: t('actions.save') }).click();
  const told = page.getByRole('dialog', { name: t('system:users.made') });
  const password = await told.locator('dd').first().innerText();
  await told.getByRole('button', { name: t('customers:seen') }).click();
  return password;
}

/** Runs the first sign-in of a new member of staff, in a browser of their own: signs in and replaces the first password by an own one. */
export async function beginColleague(
  browser: Browser,
  locale: string | undefined,
  { username, password, own }: { username: string; password: string; own: string },
): Promise<Person> {
  const t = wordsOf('admin', locale);
  const page = await anotherBrowser(browser, locale);
  await page.goto(`${adminUrl}/`);
  await enterSignIn({ page, t }, { username, password });
  await page.getByLabel(t('signIn:firstPassword.old'), { exact: true }).fill(password);
  await page.getByLabel(t('signIn:firstPassword.new'), { exact: true }).fill(own);
  await page.getByRole('button', { name: t('signIn:firstPassword.change') }).click();
  return { page, t };
}

/** Password with which a colleague of one journey replaces the first one. */
const OWN_PASSWORD = 'Telaio-4207';

/** Makes a colleague with a role of the demo data through the API, whose first password is already replaced. */
export async function newColleague(
  role: StaffRole,
  nickname = 'Colleague',
): Promise<Account & { nickname: string }> {
  const username = `own.${uniqueNumber()}`;
  const { initialPassword: oldPassword = '' } = await (
    await rootApi()
  ).post<Schemas['NewUser']>('users', {
    username,
    nickname,
    gender: 'UNSPECIFIED',
    deptId: 'd-sales',
    roleIds: [`r-${role.toLowerCase()}`],
    status: 'ENABLED',
  } satisfies Schemas['UserInput']);
  const firstDay = await staffApi({ username, password: oldPassword });
  await firstDay.put('users/password', { oldPassword, newPassword: OWN_PASSWORD });
  return { username, password: OWN_PASSWORD, nickname };
}
