import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { HOUSES } from '../scripts/lib/ports.mjs';
import { buyerUrl } from './server';

const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * Journeys run against the built apps, each worker against a server of its own on an empty data folder (see `server.ts`).
 * `E2E_TRACE=on` keeps a trace of what fails, which costs every journey a third of its time.
 */
export default defineConfig({
  testDir: './journeys',
  globalSetup: process.env.E2E_RUNNING ? undefined : './server.ts',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: HOUSES,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: buyerUrl,
    viewport: { width: 1440, height: 900 },
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-quic', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'zh', use: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' } },
    { name: 'en', use: { locale: 'en-GB', timezoneId: 'Europe/Paris' } },
  ],
});
