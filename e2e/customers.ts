import { expect } from '@playwright/test';
import { rootApi, uniqueNumber } from './api';
import type { Account, Api, Schemas } from './api';
import type { Person } from './people';
import { adminUrl } from './server';

/** A customer as staff write it down, with a number in Singapore. */
export interface NewCustomer {
  nickname: string;
  companyName: string;
  username: string;
  phone: string;
}

/** Staff make a shop a customer, forget what it is and are told; resolves with its first password. */
export async function makeCustomer({ page, t }: Person, customer: NewCustomer): Promise<string> {
  await page.goto(`${adminUrl}/#/customers/customer`);
  await page.getByRole('button', { name: t('customers:add') }).click();
  const form = page.getByRole('dialog', { name: t('customers:add') });
  await form.getByRole('button', { name: t('customers:field.areaCode') }).click();
  await page.getByRole('option', { name: '+65', exact: true }).click();
  for (const field of ['phone', 'username', 'nickname', 'companyName'] as const)
    await form.getByLabel(t(`customers:field.${field}`), { exact: true }).fill(customer[field]);
  await form.getByRole('button', { name: t('actions.save') }).click();
  await expect(form.getByText(t('customers:validation.identityTypeRequired'))).toBeVisible();
  await form.getByRole('button', { name: t('customers:field.identityType') }).click();
  await page.getByRole('option', { name: t('dictionaries:identity_type.PHYSICAL_STORE') }).click();
  await form.getByRole('button', { name: t('actions.save') }).click();
  const told = page.getByRole('dialog', { name: t('customers:made') });
  const password = await told.locator('dd').first().innerText();
  await told.getByRole('button', { name: t('customers:seen') }).click();
  return password;
}

/** Giulia Ferrero of the demo, whom `sales` signs in as: staff of the sales role see the customers of their own. */
const SALESPERSON = 'st-sales';

const AREA_CODE = '+86';

/** A customer of one journey, with the password to sign in. */
export interface OwnCustomer extends Account {
  id: string;
  nickname: string;
  companyName: string;
  areaCode: string;
  phone: string;
  email: string;
}

/** Makes a customer of `sales` through the API, with an e-mail address and without a team; a number after the name tells it from others. */
export async function newCustomer(
  name: string,
  given: Partial<Schemas['CustomerInput']> = {},
): Promise<OwnCustomer> {
  const number = uniqueNumber();
  const nickname = `${name} ${number % 10_000_000}`;
  const made = {
    username: `own.${number}`,
    nickname,
    companyName: `${nickname} & Co`,
    areaCode: AREA_CODE,
    phone: `19${String(number).slice(-9)}`,
    email: `own.${number}@own-trade.example`,
  };
  const input = { identityType: 'OVERSEAS_TRADER', salesmanId: SALESPERSON, ...made, ...given } as const;
  const { id, initialPassword = '' } = await (
    await rootApi()
  ).post<Schemas['NewUser']>('customers', input satisfies Schemas['CustomerInput']);
  return { ...made, id, password: initialPassword };
}

/** Makes a team of a customer who leads it, and of others, none of them in a team; answers its id. */
export async function newTeam(leader: OwnCustomer, members: readonly OwnCustomer[] = []): Promise<string> {
  const { id } = await (
    await rootApi()
  ).post<Schemas['CreatedId']>('teams', {
    name: `Team ${uniqueNumber()}`,
    leaderId: leader.id,
    memberIds: members.map(({ id }) => id),
  } satisfies Schemas['StaffTeamInput']);
  return id;
}

/** Gives a customer an address in Hong Kong, with the customer as who receives; answers its id. */
export async function newAddress(buyer: Api, { nickname, areaCode, phone }: OwnCustomer): Promise<string> {
  const { id } = await buyer.post<Schemas['Address']>('front/user/address/edit', {
    areaType: 'HK_MACAO_TW',
    areaCode,
    realName: nickname,
    phone,
    country: '中国',
    province: '香港特别行政区',
    city: '葵青区',
    regionCodes: ['81'],
    detail: 'Wharf Road 88, 12 B',
  } satisfies Schemas['AddressInput']);
  return id;
}
