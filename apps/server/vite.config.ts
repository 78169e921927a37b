import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { THREAD_SOURCES } from './src/threads/sources.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
      writeBundle({ dir = here('./dist') }) {
        cpSync(here('./src/db/migrations'), join(dir, 'migrations'), { recursive: true });
        for (const locales of ['./src/locales', '../../domain/locales', '../../api-spec/refusals/locales'])
          cpSync(here(locales), join(dir, 'locales'), { recursive: true });
      },
    },
  ],
});
