import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from '../test';
import { wordsOf } from '../words';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
/** Time limit in ms: the server first makes a database in an empty folder, which takes minutes on a starved machine. */
const READY_WITHIN_MS = 180_000;
const LINK = /http:\/\/localhost:\d+\/#\/setup\?token=[\w-]+/;

test('X-A171 X-A172 the first person of an empty installation comes in by the link on the console, once', async ({
  page,
  locale,
}) => {
  const t = wordsOf('admin', locale);
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-first-'));
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      ADMIN_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await expect.poll(() => LINK.test(said), { timeout: READY_WITHIN_MS }).toBe(true);
    const link = LINK.exec(said)?.[0] ?? '';
    await page.goto(link);
    await page.getByLabel(t('signIn:username'), { exact: true }).fill('root');
    await page.getByLabel(t('signIn:setup.nickname'), { exact: true }).fill('周岚');
    await page.getByLabel(t('signIn:password'), { exact: true }).fill('Telaio-4207');
    await page.getByLabel(t('signIn:setup.repeated'), { exact: true }).fill('Telaio-4207');
    await page.getByRole('button', { name: t('signIn:setup.create') }).click();
    await expect(page).toHaveURL(/#\/dashboard/);
    await expect(page.getByText('npm run demo:remove')).toHaveCount(0);

    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(t('signIn:setup.spent.title'))).toBeVisible();
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
