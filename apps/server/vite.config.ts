import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** For Node: our own packages inside, installed packages outside; migrations and the worker for workbooks lie beside it. */
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
      buildStart() {
        this.emitFile({ type: 'chunk', id: 'src/sheets/worker.ts', fileName: 'sheetWorker.js' });
      },
      closeBundle() {
        const here = (path: string) => new URL(path, import.meta.url);
        cpSync(here('./src/db/migrations'), here('./dist/migrations'), { recursive: true });
      },
    },
  ],
});
