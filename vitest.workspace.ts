import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { preBundled } from './.storybook/preBundled.ts';
import { systemChromium } from './scripts/lib/chromium.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * A slow and busy machine is no reason to fail: only what hangs does, after minutes. What passes at the second try is named at the end of
 * `npm test`.
 */
const patience = {
  testTimeout: 180_000,
  retry: 1,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Every core works: what a test waits for is mostly its own answer, not the machine. */
const maxWorkers = Math.max(2, availableParallelism());

/** Whether this run has the project: Storybook reads every story when its plugin is made, which the others need not wait for. */
function isAskedFor(project: string): boolean {
  const asked = process.argv.flatMap((word, at) => (process.argv[at - 1] === '--project' ? [word] : []));
  return asked.length === 0 || asked.includes(project);
}

/** A browser of its own per project: the system's Chromium where there is one, else the one Playwright brings. */
const browser = (instance: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: existsSync(systemChromium) ? systemChromium : undefined,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-quic', '--disable-dev-shm-usage'],
    },
    contextOptions: { reducedMotion: 'reduce' as const },
  }),
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const, name: instance }],
});

const pureTests = ['domain', 'api-spec', 'apps', 'design-system', 'e2e', 'scripts'].map(
  (folder) => `${folder}/**/*.test.{ts,tsx,mjs}`,
);

export default defineConfig({
  test: {
    projects: [
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          ...patience,
          maxWorkers,
          // Servers that tests start as processes hear it too.
          env: { SHEET_TIMEOUT_MS: '120000' },
          // The server is imported once per worker, not once per file: that alone was half of the time.
          isolate: false,
          setupFiles: [`${root}scripts/lib/putBack.mjs`],
          include: pureTests,
          globalSetup: [`${root}apps/server/src/testing/globalSetup.ts`],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx', 'scripts/fixtures/**'],
        },
      },
      {
        root,
        plugins: isAskedFor('storybook') ? [storybookTest({ configDir: `${root}.storybook` })] : [],
        test: { name: 'storybook', ...patience, maxWorkers, isolate: false, browser: browser('stories') },
      },
      {
        root,
        plugins: [vanillaExtractPlugin(), react()],
        optimizeDeps: {
          include: preBundled,
          exclude: ['lucide-react'],
        },
        test: {
          name: 'browser',
          ...patience,
          maxWorkers,
          include: ['{.storybook,design-system}/**/*.browser.test.tsx'],
          browser: browser('components'),
        },
      },
    ],
  },
});
