import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { journeyChromium } from '../scripts/lib/chromium.mjs';
import { HOUSES } from '../scripts/lib/ports.mjs';
import { buyerUrl } from './server';

const chromium = journeyChromium();

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
  // A host that stands still for a minute is no fault of ours: what passes at the second try is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  use: {
    baseURL: buyerUrl,
    // What is not there is told in a minute, with where it was looked for.
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // Nothing is waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    // One browser context for the journeys of a worker, emptied after each: what the browser compiled of the app stays with it.
    reuseContext: true,
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-quic', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'zh', use: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' } },
    { name: 'en', use: { locale: 'en-GB', timezoneId: 'Europe/Paris' } },
  ],
});
