import { expect } from '@playwright/test';
import { buyerApi, uniqueLetters } from '../api';
import type { Schemas } from '../api';
import { newAddress, newCustomer } from '../customers';
import type { OwnCustomer } from '../customers';
import { newList, newProduct } from '../products';
import type { OwnList } from '../products';
import { anotherBrowser, signInBuyer } from '../people';
import type { Person } from '../people';
import { buyerUrl } from '../server';
import { test } from '../test';

const TEAM = `${buyerUrl}/#/customer/CustomerTeam`;
const MOST_EURO = '100';

/** Makes the team as its leader and invites the member by phone number. */
async function formTeam({ page, t }: Person, name: string, invited: OwnCustomer): Promise<void> {
  await page.goto(TEAM);
  await page.getByRole('button', { name: t('team:none.make') }).click();
  const making = page.getByRole('dialog', { name: t('team:none.make') });
  await making.getByRole('textbox', { name: t('team:name') }).fill(name);
  await making.getByRole('button', { name: t('actions.save') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('button', { name: t('team:invite') }).click();
  const inviting = page.getByRole('dialog', { name: t('team:invite') });
  await inviting.getByRole('button', { name: t('team:areaCode') }).click();
  await page.getByRole('option', { name: new RegExp(`^\\${invited.areaCode}\\s`) }).click();
  await inviting.getByRole('textbox', { name: t('team:phone') }).fill(invited.phone);
  await inviting.getByRole('button', { name: t('team:sendInvitation') }).click();
  await expect(inviting).toHaveCount(0);
  const sent = page.getByRole('row').filter({ hasText: invited.phone });
  await expect(sent).toContainText(t('dictionaries:invitation_status.NOT_PROCESSED'));
}

/** Accepts the invitation as the invited person, who then sees the team. */
async function agree({ page, t }: Person, team: string): Promise<void> {
  await page.goto(TEAM);
  await page
    .getByRole('row')
    .filter({ hasText: team })
    .getByRole('button', { name: t('team:agree') })
    .click();
  await page
    .getByRole('alertdialog', { name: t('team:agreeTitle', { team }) })
    .getByRole('button', { name: t('team:agree') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(team);
}

/** Sets the maximum value of one inquiry of the member, as the leader. */
async function setLimit({ page, t }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: t('team:editMember', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('team:editMember', { name }) });
  await dialog.getByRole('textbox', { name: t('team:columns.limit') }).fill(MOST_EURO);
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: t('actions.save') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText('€100.00');
}

/** Writes an inquiry above the limit as the member, is refused, and requests the leader's approval; the remark is sent with it. */
async function askForApproval({ page, t }: Person, list: OwnList): Promise<void> {
  await page.goto(`${buyerUrl}/#/products/list?status=PENDING&keywords=${encodeURIComponent(list.name)}`);
  await page.getByRole('link', { name: list.name }).click();
  const grid = page.getByRole('grid');
  const size = grid.locator(
    'css=[role=spinbutton]:not([aria-disabled=true]):not([disabled]), input:not([disabled])',
  );
  await size.first().click();
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: t('listDetail:createInquiry') }).click();
  await expect(page).toHaveURL(/#\/procurement\/inquiry/);
  await page.getByRole('textbox', { name: t('inquiry:options.remark') }).fill('before Christmas');
  await page.getByRole('button', { name: t('inquiry:submit') }).click();
  await page.getByRole('button', { name: t('inquiry:approval.ask') }).click();
  await expect(page).toHaveURL(/#\/procurement\/drafts/);
  await expect(page.getByRole('row').filter({ hasText: t('inquiry:approval.WAITING') })).toHaveCount(1);
}

test('R-1.14 R-1.15 R-2.34 X-B75 X-B76 D-36 M-I a team is formed by phone, an order above the limit is agreed to, the team is handed over', async ({
  page,
  browser,
  locale,
}) => {
  const [leads, invited] = [await newCustomer('Leader'), await newCustomer('Invited')];
  const { nickname } = invited;
  const name = `${locale === 'zh-CN' ? '西街采购' : 'Seongsu Buying'} ${uniqueLetters()}`;
  const leader = await signInBuyer(page, leads, locale);
  const { t } = leader;
  await formTeam(leader, name, invited);
  const member = await signInBuyer(await anotherBrowser(browser, locale), invited, locale);
  await agree(member, name);
  const asMember = await buyerApi(invited);
  await newAddress(asMember, invited);
  const { id: teamId } = await asMember.get<Schemas['Team']>('front/team/info');
  const list = await newList(teamId, [await newProduct()]);

  await expect(page.getByRole('row').filter({ hasText: nickname }).first()).toBeVisible();
  await setLimit(leader, nickname);
  await askForApproval(member, list);

  const waiting = page.getByRole('region', { name: t('team:waiting.forYou') });
  await expect(waiting, 'the open page shows it by itself').toContainText(nickname);
  await waiting.getByRole('button', { name: t('team:agree') }).click();
  await expect(waiting.getByRole('link', { name: /^O\d{11}$/ })).toBeVisible();
  await member.page.goto(`${buyerUrl}/#/procurement/order`);
  await expect(member.page.getByRole('link', { name: /^O\d{11}$/ }).first()).toBeVisible();

  await page.getByRole('button', { name: t('team:handOver') }).click();
  const dialog = page.getByRole('dialog', { name: t('team:handOver') });
  await dialog.getByRole('button', { name: t('team:newLeader') }).click();
  await page.getByRole('option', { name: nickname }).click();
  await dialog.getByRole('button', { name: t('team:handOver') }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: t('team:leave') }).click();
  await page
    .getByRole('alertdialog', { name: t('team:leaveTitle', { team: name }) })
    .getByRole('button', { name: t('team:leave') })
    .click();
  await expect(page.getByRole('button', { name: t('team:none.make') })).toBeVisible();
  await member.page.context().close();
});
