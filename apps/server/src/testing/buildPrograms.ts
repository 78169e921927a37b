import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Sources, below `apps/server`, of the programs that tests start as separate processes, by the name of the built file. */
export const PROGRAMS = {
  main: 'src/programs/main.ts',
  exportWorker: 'src/testing/exportWorker.ts',
  importWorker: 'src/testing/importWorker.ts',
  jobWorker: 'src/testing/jobWorker.ts',
  lockWorker: 'src/testing/lockWorker.ts',
  noticeWorker: 'src/testing/noticeWorker.ts',
};

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the server as `npm start` runs it, and the workers of tests beside it, into a folder below `apps/server`, from where installed
 * packages are found. A process started from its sources would have to transpile all of them first.
 */
export async function buildPrograms(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    root: SERVER,
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, rollupOptions: { input: PROGRAMS } },
  });
}
