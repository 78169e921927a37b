import type { SpawnOptions } from 'node:child_process';

/** Absolute path of the repository. */
export const root: string;

/** Absolute path of a package's command. */
export function bin(packageName: string, command?: string): string;

/** Runs a command and resolves to its exit code and everything it printed. */
export function capture(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<{ code: number; output: string }>;
