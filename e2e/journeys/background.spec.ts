import { expect } from '@playwright/test';
import { demo, rootApi, uniqueNumber } from '../api';
import type { Schemas } from '../api';
import { signInStaff } from '../people';
import { adminUrl, buyerUrl } from '../server';
import { test } from '../test';

const PAGE = '#/system/background';

test('X-A173 a code that was sent stands in the background work, and a filter stands in the address', async ({
  browser,
  locale,
}) => {
  const phone = `18${String(uniqueNumber()).slice(-9)}`;
  const { page, t } = await signInStaff(browser, demo('root'), locale);
  const answer = await page.request.post(`${buyerUrl}/api/sp/front/user/sendCode`, {
    data: { areaCode: '+86', phone, type: 1, key: '', code: '' },
  });
  expect(await answer.json()).toMatchObject({ code: 200 });

  const row = page.getByRole('row').filter({ hasText: phone });
  const root = await rootApi();
  const stateOfCode = async () => {
    const { list } = await root.get<{ list: Schemas['BackgroundWork'][] }>(
      'background/page?kind=CODE&pageNum=1&pageSize=50',
    );
    return list.find(({ recipient }) => recipient?.endsWith(phone))?.state;
  };
  await expect.poll(stateOfCode).toBe('SENT');
  await page.goto(`${adminUrl}/${PAGE}?kind=CODE`);
  await expect(row).toContainText(t('background:state.SENT'));

  await page.goto(`${adminUrl}/${PAGE}?state=FAILED`);
  await expect(page.getByText(t('NoMatches:title'))).toBeVisible();
  await page.getByRole('button', { name: t('NoMatches:clear') }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(row).toBeVisible();
  await page.context().close();
});

test('X-A173 R-2.94 who may not see the background work is led away from it', async ({ browser, locale }) => {
  const { page } = await signInStaff(browser, demo('guest'), locale);
  await page.goto(`${adminUrl}/${PAGE}`);
  await expect(page).not.toHaveURL(/background/);
  await page.context().close();
});
