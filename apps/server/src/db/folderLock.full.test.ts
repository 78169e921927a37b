import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folderLock';

test('a holder too busy to answer keeps its folder, and is not ended by somebody who asks and leaves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-lock-'));
  const source = new URL('./folderLock.ts', import.meta.url).href;
  const script = `
    const { lockFolder } = await import(${JSON.stringify(source)});
    await lockFolder(${JSON.stringify(folder)});
    setInterval(() => {}, 1000);
    process.stdout.write('held');
    process.stdin.once('data', () => {
      const until = Date.now() + 4000;
      while (Date.now() < until);
      setTimeout(() => process.stdout.write('awake'), 200);
    });`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = (word: string) =>
    new Promise<void>((resolve) => {
      holder.stdout.on('data', (chunk: Buffer) => chunk.toString('utf8').includes(word) && resolve());
    });
  try {
    await said('held');
    const awake = said('awake');
    holder.stdin.write('work');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const caller = createConnection(join(folder, 'server.lock'));
    caller.on('connect', () => caller.destroy());
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await awake;
    expect(holder.exitCode).toBeNull();
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  } finally {
    holder.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
