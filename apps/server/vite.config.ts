import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** One file for Node: our own packages inside, installed packages outside; migrations and worker lie beside it. */
export default defineConfig({
  ssr: { noExternal: [/^@selvedge\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
  plugins: [
    {
      name: 'files-beside-the-bundle',
      closeBundle() {
        const here = (path: string) => new URL(path, import.meta.url);
        cpSync(here('./src/db/migrations'), here('./dist/migrations'), { recursive: true });
        cpSync(here('./src/modules/imports/sheetReader.mjs'), here('./dist/sheetReader.mjs'));
      },
    },
  ],
});
