import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { journeyChromium } from '../scripts/lib/chromium.mjs';
import { JOURNEY_SERVERS } from '../scripts/lib/ports.mjs';
import { buyerUrl } from './server';

const chromium = journeyChromium();

/** The gate (`npm test`) runs the journeys tagged `@gate`, in Chinese; the full tier runs all of them in both languages. */
const isGate = process.env.TEST_TIER === 'gate';

/**
 * Journeys run against the built apps, each worker against a server of its own on an empty data folder (see `server.ts`). `E2E_TRACE=on`
 * stores a trace of failed journeys, which costs every journey a third of its time.
 */
export default defineConfig({
  testDir: './journeys',
  globalSetup: process.env.E2E_RUNNING ? undefined : './server.ts',
  ...(isGate && { grep: /@gate/ }),
  // In ms: the longest journey takes 45 s on a busy machine and 90 s on a starved one; `everyPage` has a limit of its own.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: JOURNEY_SERVERS,
  // Journeys that pass at the second try are listed at the end of the run, under `retried:`.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  use: {
    baseURL: buyerUrl,
    // In ms: a step that finds no element to act on fails with its locator.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // Animations are off, so that no step waits for them.
    contextOptions: { reducedMotion: 'reduce' },
    // Single browser context for the journeys of a worker, emptied after each: the browser's compiled code of the app is retained.
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
    ...(isGate ? [] : [{ name: 'en', use: { locale: 'en-GB', timezoneId: 'Europe/Paris' } }]),
  ],
});
