import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { LANGUAGES } from '../packages/domain/display/languages.ts';
import { oldBrowserScript } from '../packages/app-shell/src/build/oldBrowser.ts';
import manifest from '../package.json' with { type: 'json' };
import { componentStatsPlugin } from './componentStats.ts';
import { sections } from './docs/sections.ts';
import { preBundled } from './preBundled.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../design-system/docs/**/*.mdx',
    '../design-system/docs/**/*.stories.tsx',
    '../design-system/src/**/*.mdx',
    '../design-system/src/**/*.stories.tsx',
    '../{apps/*,packages/app-shell}/src/**/*.stories.tsx',
    './mail/*.stories.tsx',
  ],
  staticDirs: [{ from: '../design-system/fonts', to: '/fonts' }],
  addons: [
    // Tables of the pages are GitHub's (GFM); `sections` lays out their parts.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, sections] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  features: { sidebarOnboardingChecklist: false },
  managerHead: (head) => `${head}<script>${oldBrowserScript()}</script>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Tests render stories and need no tables of props.
    reactDocgen: process.env.VITEST === undefined && 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Tables of props exist for the library only; reading other files would be wasted work.
      include: ['design-system/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      savePropValueAsString: true,
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        vanillaExtractPlugin(),
        componentStatsPlugin(),
        { ...optimizeLocales.vite({ locales: LANGUAGES.map(({ intl }) => intl) }), enforce: 'pre' },
      ],
      define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(manifest.version) },
      optimizeDeps: { include: preBundled, exclude: ['lucide-react'] },
      build: {
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          // Timings of plugins are no warnings.
          checks: { pluginTimings: false },
          // "use client" marks code for servers that render pages; there are none here.
          onLog: (level, log, report) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    }),
};

export default config;
