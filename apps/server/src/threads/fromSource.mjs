import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { buildSync } from 'esbuild';

/**
 * Runs a thread's program from its source, for `npm run dev` and the tests; the built server has it as a file. What is named in
 * `external` is left as installed.
 */
export async function runFromSource(entry, name, external) {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    external,
    write: false,
  });
  const folder = new URL('../../node_modules/.cache/', import.meta.url);
  const program = new URL(`${name}.mjs`, folder);
  const written = new URL(`${name}.${process.pid}.${threadId}.mjs`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(written, outputFiles[0].contents);
  // Moved, not written in place: another process may be reading it.
  renameSync(written, program);
  await import(program.href);
}
