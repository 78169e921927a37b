import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';
import { THREAD_SOURCES } from './src/threads/sources.mjs';

/**
 * The server and its commands for Node: our own packages inside, installed packages outside; migrations, catalogues and the
 * programs of threads lie beside them, and so does what they share, because it looks for those files where it stands.
 */
export default defineConfig({
  ssr: { noExternal: [/^@selvedge\//] },
  build: {
    ssr: true,
    rollupOptions: {
      input: { main: 'src/main.ts', worker: 'src/worker.ts', commands: 'src/commands.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
  plugins: [
    {
      name: 'files-beside-the-bundle',
      buildStart() {
        for (const [name, id] of Object.entries(THREAD_SOURCES))
          this.emitFile({ type: 'chunk', id, fileName: `${name}.js` });
      },
      closeBundle() {
        const here = (path: string) => new URL(path, import.meta.url);
        cpSync(here('./src/db/migrations'), here('./dist/migrations'), { recursive: true });
        cpSync(here('./src/locales'), here('./dist/locales'), { recursive: true });
        cpSync(here('../../domain/locales'), here('./dist/locales'), { recursive: true });
        cpSync(here('../../api-spec/refusals/locales'), here('./dist/locales'), { recursive: true });
      },
    },
  ],
});
