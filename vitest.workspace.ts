import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { systemChromium } from './scripts/lib/chromium.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Whether this run is the full tier (`npm run test:full`), or one that names a file of it. The gate (`npm test`) leaves out `*.full.test.*`:
 * what starts processes, kills, measures or waits for silence (docs/testing.md).
 */
const isFull = process.env.TEST_TIER === 'full' || process.argv.some((word) => word.includes('.full.'));
const fullOnly = isFull ? [] : ['**/*.full.test.*', '**/*.full.browser.test.*'];

/**
 * Limits in ms. A slow and busy machine is no reason to fail: only what hangs does, after minutes. In CI a failed test is tried once again, and
 * named at the end of the run under `retried:`.
 */
const patience = {
  testTimeout: 180_000,
  retry: process.env.CI ? 1 : 0,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Every core works: what a test waits for is mostly its own answer, not the machine. */
const maxWorkers = Math.max(2, availableParallelism());

/** Whether this run has the project: Storybook reads every story when its plugin is made, which the others need not wait for. */
function isAskedFor(project: string): boolean {
  const words = process.argv.flatMap((word) => word.split('='));
  const asked = words.filter((_, at) => words[at - 1] === '--project');
  return asked.length === 0 || asked.includes(project);
}

/** The system's Chromium where there is one, else the one Playwright brings. */
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: existsSync(systemChromium) ? systemChromium : undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--force-prefers-reduced-motion',
      ],
    },
    // Not emulated: who emulates another feature in a page (forced colours) would switch reduced motion off in it, for every file after.
    contextOptions: { reducedMotion: null },
  }),
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const, name: 'stories' }],
};

/**
 * Runs in the page of browser tests before all else. React measures and traces what it draws for a browser's developer tools: a tenth of the
 * work of drawing, and nobody looks at it here. React Aria takes a page that is lower than when a text field had the focus for one with an
 * on-screen keyboard, and hides each dialog for up to 600 ms after it opened: it hears neither of resizes nor of the focus by which it guesses so.
 */
const pageScript = `
console.createTask = undefined;
console.timeStamp = undefined;
visualViewport.addEventListener('resize', (event) => event.stopImmediatePropagation());
const listen = window.addEventListener;
window.addEventListener = function (type, listener, options) {
  const isKeyboardGuess = type === 'focus' && options?.capture === true && options?.passive === true;
  if (!isKeyboardGuess) listen.call(this, type, listener, options);
};`;

const testPage = {
  name: 'test-page',
  transformIndexHtml: () => [{ tag: 'script', injectTo: 'head-prepend' as const, children: pageScript }],
};

/** Tests of the library that are no stories run in the pages of the stories, which have loaded every module already. */
const browserTests = {
  name: 'browser-tests',
  config: () => ({
    test: { include: ['{.storybook,design-system}/**/*.browser.test.tsx'], exclude: fullOnly },
  }),
};

const pureTests = ['packages', 'api-spec', 'apps', 'design-system', 'e2e', 'scripts'].map(
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
          // Workers beyond the cores: tests wait for the database a fifth of the time.
          maxWorkers: maxWorkers + 1,
          // Servers that tests start as processes hear it too.
          env: { SHEET_TIMEOUT_MS: '120000' },
          // The server is imported once per worker, not once per file: that alone was half of the time.
          isolate: false,
          setupFiles: [`${root}scripts/lib/restoreStubs.mjs`],
          include: pureTests,
          globalSetup: [`${root}apps/server/src/testing/globalSetup.ts`],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/*.browser.test.tsx',
            'scripts/fixtures/**',
            ...fullOnly,
          ],
        },
      },
      {
        root,
        plugins: isAskedFor('storybook')
          ? [storybookTest({ configDir: `${root}.storybook` }), browserTests, testPage]
          : [],
        test: {
          name: 'storybook',
          ...patience,
          maxWorkers,
          isolate: false,
          // Storybook's plugin takes a text and no list.
          setupFiles: `${root}.storybook/browserSetup.ts`,
          browser,
        },
      },
    ],
  },
});
