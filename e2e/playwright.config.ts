import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { buyerUrl } from './server';

const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Journeys run against the built apps and a server of their own on an empty data folder (see `server.ts`). */
export default defineConfig({
  testDir: './journeys',
  globalSetup: process.env.E2E_RUNNING ? undefined : './server.ts',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: buyerUrl,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
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
