import { readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { LANGUAGES } from '../../../domain/display/languages.ts';
import type { PluginOption, UserConfig } from 'vite';
import { oldBrowser } from './oldBrowser.ts';
import { pruneMessages } from './pruneMessages.ts';
import { routeGroups } from './routeGroups.ts';
import { forbidSignInImports } from './forbidSignInImports.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as {
  version: string;
};

/** Settings that differ between the apps. */
interface AppConfig {
  /** Port of the app's own development server. */
  port: number;
}

/**
 * Plugins that compile the design system's sources to scripts and styles.
 *
 * @public the bundle-size bench builds with it too
 */
export function partsPlugins(): PluginOption[] {
  return [
    vanillaExtractPlugin(),
    react(),
    { ...optimizeLocales.vite({ locales: [...LANGUAGES.map(({ intl }) => intl), 'en-GB'] }), enforce: 'pre' },
  ];
}

/**
 * Browsers that builds target: those of spring 2024 and newer. Older ones get a notice (oldBrowser.ts).
 *
 * @public the bundle-size bench builds for them too
 */
export const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * Returns the Vite configuration that both apps share. In development `/api`, `/files`, `/incoming` and `/ws` are proxied to the URL in
 * API_PROXY, by default to the app's server on `port` + 100; a build that is served from elsewhere sets the URL of its API by
 * VITE_API_BASE.
 */
export function appConfig({ port }: AppConfig): UserConfig {
  const target = process.env.API_PROXY ?? `http://localhost:${port + 100}`;
  return {
    base: './',
    define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
    plugins: [...partsPlugins(), forbidSignInImports(), pruneMessages(), oldBrowser()],
    json: { namedExports: false },
    build: {
      target: browsers,
      // These browsers support module preload natively.
      modulePreload: { polyfill: false },
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: { groups: routeGroups } } },
    },
    worker: { format: 'es' },
    // The runtime function that compiled styles import is not visible in the sources: discovered late, it would reload the page.
    optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
    server: {
      port,
      proxy: {
        '/api': { target, changeOrigin: true },
        '/files': { target, changeOrigin: true },
        '/incoming': { target, changeOrigin: true },
        '/ws': { target, ws: true },
      },
    },
  };
}
