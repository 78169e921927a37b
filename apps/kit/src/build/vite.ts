import { readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { LANGUAGES } from '../../../../domain/display/languages.ts';
import type { PluginOption, UserConfigFn } from 'vite';
import { oldBrowser } from './oldBrowser.ts';
import { routeGroups } from './routeGroups.ts';
import { shortNames } from './shortNames.ts';
import { signInApart } from './signInApart.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as {
  version: string;
};

/** Settings in which an app differs. */
interface AppConfig {
  /** Port of the app's own development server. */
  port: number;
}

/**
 * What turns the design system's sources into scripts and styles; `isBuild` gives styles their short names.
 *
 * @public the bench of bytes builds with it too
 */
export function partsPlugins(isBuild: boolean): PluginOption[] {
  return [
    vanillaExtractPlugin({
      identifiers: isBuild
        ? shortNames(new URL('../../../../design-system/src/', import.meta.url))
        : undefined,
    }),
    react(),
    { ...optimizeLocales.vite({ locales: [...LANGUAGES.map(({ intl }) => intl), 'en-GB'] }), enforce: 'pre' },
  ];
}

/**
 * The browsers that builds are written for: those of spring 2024 and newer. Older ones are told so (oldBrowser.ts).
 *
 * @public the bench of bytes builds for them too
 */
export const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * Vite configuration that both apps share. In development `/api`, `/files` and `/ws` go to the server's port named by API_PROXY, that
 * of the same app; a build that
 * is served from elsewhere names its API by VITE_API_BASE.
 */
export function appConfig({ port }: AppConfig): UserConfigFn {
  const target = process.env.API_PROXY ?? `http://localhost:${port + 100}`;
  return ({ command }) => ({
    base: './',
    define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
    plugins: [...partsPlugins(command === 'build'), signInApart(), oldBrowser()],
    json: { namedExports: false },
    build: {
      target: browsers,
      // These browsers load modules ahead by themselves.
      modulePreload: { polyfill: false },
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: { groups: routeGroups } } },
    },
    worker: { format: 'es' },
    // What styles call at run time is not seen in the sources: found late, it would load the page again.
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
  });
}
