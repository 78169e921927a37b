import { expect } from '@playwright/test';
import { addChoice } from '../choices';
import { demo, rootApi, uniqueNumber } from '../api';
import { newColleague } from '../colleagues';
import { signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

test('X-A39 X-A41 X-A38 D-56 a notice for the sales role is read by sales, and its record shows before and after', async ({
  browser,
  locale,
}) => {
  const title = `${locale?.startsWith('en') ? 'Stocktaking on Sunday' : '周日盘点通知'} ${uniqueNumber()}`;
  const seller = await newColleague('SALES');
  const root = await signInStaff(browser, demo('root'), locale);
  const { page, t } = root;
  await page.goto(`${adminUrl}/#/system/notice`);
  await page.getByRole('button', { name: t('announcements:add') }).click();
  const form = page.getByRole('dialog', { name: t('announcements:add') });
  await form.getByRole('textbox', { name: t('announcements:field.title') }).fill(title);
  await form.getByRole('button', { name: t('announcements:field.target') }).click();
  await page.getByRole('option', { name: t('announcements:target.ROLES') }).click();
  await addChoice(form, t('announcements:field.ids'), /^(销售|Sales)/);
  await form.getByRole('textbox', { name: t('announcements:field.body') }).fill('MI-02 08:00–14:00');
  await form.getByRole('button', { name: t('announcements:saveDraft') }).click();
  await expect(form).toHaveCount(0);

  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: t('announcements:more', { title }) }).click();
  await page.getByRole('menuitem', { name: t('announcements:step.publish') }).click();
  const ask = page.getByRole('alertdialog', { name: t('announcements:ask.publish', { title }) });
  await ask.getByRole('button', { name: t('announcements:step.publish') }).click();
  await expect(ask).toHaveCount(0);
  await expect(row).toContainText(t('announcements:status.PUBLISHED'));

  const sales = await signInStaff(browser, seller, locale);
  await sales.page.getByRole('link', { name: /通知|notice/i }).click();
  await sales.page.getByRole('row').filter({ hasText: title }).click();
  await expect(
    sales.page.getByRole('paragraph').filter({ hasText: 'MI-02 08:00–14:00' }).last(),
  ).toBeVisible();
  await expect(sales.page.getByRole('row').filter({ hasText: title })).toContainText(t('notices:read'));
  await sales.page.context().close();

  const found = `notices/page?pageNum=1&pageSize=1&keywords=${encodeURIComponent(title)}`;
  const [notice] = (await (await rootApi()).get<{ list: { id: string }[] }>(found)).list;
  await page.goto(`${adminUrl}/#/system/record?keywords=publish&module=SYSTEM`);
  await page
    .getByRole('row')
    .filter({ hasText: t('records:action.publish') })
    .filter({ hasText: notice?.id ?? 'no notice' })
    .click();
  const changes = page.getByRole('grid', { name: t('records:changes') });
  await expect(changes.getByRole('row', { name: new RegExp(t('records:field.status')) })).toContainText(
    'DRAFTPUBLISHED',
  );

  // The notice is revoked at the end: it goes to all demo staff of the sales role.
  await page.goto(`${adminUrl}/#/system/notice`);
  await row.getByRole('button', { name: t('announcements:more', { title }) }).click();
  await page.getByRole('menuitem', { name: t('announcements:step.revoke') }).click();
  const back = page.getByRole('alertdialog', { name: t('announcements:ask.revoke', { title }) });
  await back.getByRole('button', { name: t('announcements:step.revoke') }).click();
  await expect(back).toHaveCount(0);
  await page.context().close();
});

test('R-2.58 one changes the own name, and the record says so', async ({ browser, locale }) => {
  const name = locale?.startsWith('en') ? 'Guest of the merchant' : '来访同事';
  const { page, t } = await signInStaff(browser, await newColleague('GUEST'), locale);
  await page.getByRole('button', { name: /账号|account/i }).click();
  await page.getByRole('menuitem', { name: t('actions.profile') }).click();
  const form = page.getByRole('dialog', { name: t('profile:title') });
  await form.getByRole('textbox', { name: t('profile:field.nickname') }).fill(name);
  await form.getByRole('button', { name: t('actions.save') }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await page.context().close();
});

test('R-2.60 R-2.61 R-2.62 R-2.63 R-2.64 R-2.65 R-2.66 R-2.67 R-2.68 every page of the demo area opens without a fault', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('guest'), locale);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const pages = {
    api: 'demoApi',
    dictionary: 'demoDictionary',
    iconSelector: 'demoIconSelector',
    icons: 'demoIcons',
    'levels/second/third': 'demoLevels',
    signature: 'demoSignature',
    upload: 'demoUpload',
    websocket: 'demoWebsocket',
    richText: 'demoRichText',
  };
  for (const [path, key] of Object.entries(pages)) {
    await page.goto(`${adminUrl}/#/demo/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: t(`route.${key}`) })).toBeVisible();
  }
  await page.getByRole('textbox', { name: t('demo:richText.write') }).fill('MI-02');
  await expect(page.getByRole('paragraph').filter({ hasText: 'MI-02' }).last()).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Bytes that pass as a PDF, large enough that half of it takes a while on a slow connection. */
const largePdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, 'x')]);

test('R-2.66 several files go up with their progress, are held back, sent again and taken away', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('guest'), locale);
  await page.goto(`${adminUrl}/#/demo/upload`);
  const devTools = await page.context().newCDPSession(page);
  const line = (bytes: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    });
  await line(100_000);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'slow.pdf', mimeType: 'application/pdf', buffer: largePdf },
    { name: 'plan.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('x') },
  ]);
  const files = page.getByRole('list', { name: t('demo:upload.files') });
  await expect(files.getByText(t('demo:upload.wrongKind'))).toBeVisible();
  await expect(files.getByRole('progressbar')).toBeVisible();
  await files.getByRole('button', { name: /(暂停|Pause) slow\.pdf/ }).click();
  await expect(files.getByRole('progressbar')).toHaveCount(0);
  await line(-1);
  await files.getByRole('button', { name: /(重新上传|Send again) slow\.pdf/ }).click();
  await expect(files.getByRole('link', { name: 'slow.pdf' })).toBeVisible();
  await expect(page.getByText(t('demo:upload.progress', { done: 1, total: 2 }))).toBeVisible();
  const gone = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/api/v1/files'),
  );
  await files.getByRole('button', { name: /(移除|Remove) slow\.pdf/ }).click();
  expect(await (await gone).json()).toMatchObject({ code: 200 });
  await page.context().close();
});

test('R-2.68 a word comes back, one to all reaches another page of staff, and who may not is not asked', async ({
  browser,
  locale,
}) => {
  const [speaker, guest] = [
    await signInStaff(browser, demo('root'), locale),
    await signInStaff(browser, demo('guest'), locale),
  ];
  const { t } = speaker;
  const open = async ({ page }: typeof speaker) => {
    await page.goto(`${adminUrl}/#/demo/websocket`);
    await page.getByRole('button', { name: t('demo:websocket.connect'), exact: true }).click();
    await expect(page.getByText(t('demo:websocket.state.live'), { exact: true })).toBeVisible();
  };
  await open(speaker);
  await open(guest);
  await expect(guest.page.getByRole('radio', { name: t('demo:websocket.all') })).toBeDisabled();
  const word = `MI-02 ${uniqueNumber()}`;
  await speaker.page.getByRole('radio', { name: t('demo:websocket.all') }).check({ force: true });
  await speaker.page.getByRole('textbox', { name: t('demo:websocket.word') }).fill(word);
  await speaker.page.getByRole('button', { name: t('demo:websocket.send'), exact: true }).click();
  for (const { page } of [speaker, guest]) {
    await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible();
  }
  await guest.page.getByRole('button', { name: t('demo:websocket.disconnect'), exact: true }).click();
  await expect(guest.page.getByText(t('demo:websocket.state.stopped'), { exact: true })).toBeVisible();
  for (const { page } of [speaker, guest]) await page.context().close();
});
