import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { THREAD_SOURCES } from './src/threads/sources.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Build of the server and its commands for Node: packages of this repository are bundled, installed packages are not; migrations, message
 * files, the programs of threads and their shared chunks lie beside the bundles, where the server looks for them.
 */
export default defineConfig({
  ssr: { noExternal: [/^@selvedge\//] },
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'src/programs/main.ts',
        worker: 'src/programs/worker.ts',
        commands: 'src/programs/commands.ts',
      },
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
      writeBundle({ dir = here('./dist') }) {
        cpSync(here('./src/db/migrations'), join(dir, 'migrations'), { recursive: true });
        for (const locales of [
          './src/locales',
          '../../packages/domain/locales',
          '../../api-spec/refusals/locales',
        ])
          cpSync(here(locales), join(dir, 'locales'), { recursive: true });
      },
    },
  ],
});
