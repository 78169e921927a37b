import { expect } from '@playwright/test';
import { rootApi, uniqueNumber } from './api';
import type { Account, Api, Schemas } from './api';
import type { Person } from './people';
import { adminUrl } from './server';

/** Customer as staff enter it, with a phone number in Singapore. */
export interface NewCustomer {
  nickname: string;
  companyName: string;
  username: string;
  phone: string;
}

/** Makes a customer as staff, who first omit the identity type and see the error; resolves to the first password. */
export async function makeCustomer({ page, t }: Person, customer: NewCustomer): Promise<string> {
  await page.goto(`${adminUrl}/#/customers/customer`);
  await page.getByRole('button', { name: t('customers:add') }).click();
  const form = page.getByRole('dialog', { name: t('customers:add') });
  await form.getByRole('button', { name: t('customers:field.areaCode') }).click();
  await page.getByRole('option', { name: '+65', exact: true }).click();
  for (const field of ['phone', 'username', 'nickname', 'companyName'] as const)
    await form.getByLabel(t(`customers:field.${field}`), { exact: true }).fill(customer[field]);
  await form.getByRole('button', { name: t('actions.save') }).click();
  await expect(
    form.getByRole('button', { name: t('customers:field.identityType') }),
  ).toHaveAccessibleDescription(t('customers:validation.identityTypeRequired'));
  await form.getByRole('button', { name: t('customers:field.identityType') }).click();
  await page.getByRole('option', { name: t('dictionaries:identity_type.PHYSICAL_STORE') }).click();
  await form.getByRole('button', { name: t('actions.save') }).click();
  const told = page.getByRole('dialog', { name: t('customers:made') });
  const password = await told.locator('dd').first().innerText();
  await told.getByRole('button', { name: t('customers:seen') }).click();
  return password;
}

/** Giulia Ferrero of the demo data, whose account is `sales`: staff of the sales role see their own customers. */
const SALESPERSON = 'st-sales';

const AREA_CODE = '+86';

/** Customer of one journey, with the password for the sign-in. */
export interface OwnCustomer extends Account {
  id: string;
  nickname: string;
  companyName: string;
  areaCode: string;
  phone: string;
  email: string;
}

/** Makes a customer of `sales` through the API, with an e-mail address and without a team; a number after the name makes it unique. */
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

/** Makes a team of a customer who leads it, and of others, none of them in a team; resolves to its id. */
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

/** Adds an address in Hong Kong to a customer, who is its recipient; resolves to its id. */
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
