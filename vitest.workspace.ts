import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { preBundled } from './.storybook/preBundled';

const root = fileURLToPath(new URL('.', import.meta.url));
const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

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
          include: pureTests,
          globalSetup: [`${root}apps/server/src/testing/globalSetup.ts`],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx', 'scripts/fixtures/**'],
        },
      },
      {
        root,
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: { name: 'storybook', browser: browser('stories') },
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
          include: ['{.storybook,design-system}/**/*.browser.test.tsx'],
          browser: browser('components'),
        },
      },
    ],
  },
});
