import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { LANGUAGES } from '../domain/display/languages';
import manifest from '../package.json' with { type: 'json' };
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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        vanillaExtractPlugin(),
        { ...optimizeLocales.vite({ locales: LANGUAGES.map(({ intl }) => intl) }), enforce: 'pre' },
      ],
      define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(manifest.version) },
      optimizeDeps: { include: preBundled, exclude: ['lucide-react'] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
