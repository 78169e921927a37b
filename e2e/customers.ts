import { expect } from '@playwright/test';
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
