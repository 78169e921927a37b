import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { PROGRAMS } from './buildPrograms';

/** Returns the path of a built program; the full tier builds them once per run. */
export function programPath(name: keyof typeof PROGRAMS): string {
  const folder = inject('programs');
  if (folder === null)
    throw new Error('only *.full.test.ts files start processes: the gate builds no programs');
  return join(folder, `${name}.js`);
}

/** Starts a test worker as a separate process. */
export function startProgram(
  name: keyof typeof PROGRAMS,
  args: readonly string[],
  options: { stdio?: StdioOptions; nodeFlags?: readonly string[] } = {},
): ChildProcess {
  return spawn(process.execPath, [...(options.nodeFlags ?? []), programPath(name), ...args], {
    stdio: options.stdio ?? 'ignore',
  });
}
