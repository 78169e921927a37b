import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { LANGUAGES } from '../domain/display/languages';
import manifest from '../package.json' with { type: 'json' };
import { cataloguePlugin } from './catalogue';
import { sections } from './docs/sections';
import { preBundled } from './preBundled';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../design-system/docs/**/*.mdx',
    '../design-system/docs/**/*.stories.tsx',
    '../design-system/src/**/*.mdx',
    '../design-system/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  staticDirs: [{ from: '../design-system/fonts', to: '/house-fonts' }],
  addons: [
    // Tables of the pages are GitHub's (GFM); their sections are laid out.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, sections] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        vanillaExtractPlugin(),
        cataloguePlugin(),
        { ...optimizeLocales.vite({ locales: LANGUAGES.map(({ intl }) => intl) }), enforce: 'pre' },
      ],
      define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(manifest.version) },
      optimizeDeps: { include: preBundled, exclude: ['lucide-react'] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
