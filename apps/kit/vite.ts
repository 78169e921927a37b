import { readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type UserConfig, defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Settings in which an app differs. */
interface AppConfig {
  /** Port of the app's own development server. */
  port: number;
}

/**
 * What every page needs, what the sign-in adds, and what the pages inside the shell share travel in one file each: without
 * this a first visit asks for dozens of small ones.
 */
const routeGroups = [
  { name: 'base', test: /apps\/(?:buyer|admin)\/src\/App\.tsx$/, priority: 3 },
  { name: 'forms', test: /src\/screens\/signIn\//, priority: 2 },
  { name: 'shell', test: /apps\/(?:buyer|admin)\/src\/Inside\.tsx$/, priority: 1 },
];

/**
 * Vite configuration that both apps share. In development `/api` and `/ws` go to the server named by API_PROXY; a build that
 * is served from elsewhere names its API by VITE_API_BASE.
 */
export function appConfig({ port }: AppConfig): UserConfig {
  const target = process.env.API_PROXY ?? 'http://localhost:3100';
  return defineConfig({
    base: './',
    define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
    plugins: [
      vanillaExtractPlugin(),
      react(),
      { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US', 'en-GB'] }), enforce: 'pre' },
    ],
    build: {
      sourcemap: true,
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: { groups: routeGroups } } },
    },
    worker: { format: 'es' },
    server: {
      port,
      proxy: { '/api': { target, changeOrigin: true }, '/ws': { target, ws: true } },
    },
  });
}
