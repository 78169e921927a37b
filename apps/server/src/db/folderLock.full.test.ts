import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProgram } from '../testing/programs';
import { FolderInUseError, lockFolder } from '@selvedge/embedded-postgres/folderLock';

test('a holder too busy to answer keeps its folder, and is not ended by somebody who asks and leaves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-lock-'));
  const gate = join(folder, 'gate');
  const holder = startProgram('lockWorker', [folder, gate], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  holder.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  try {
    await expect.poll(() => said).toBe('held');
    holder.stdin?.write('work');
    await expect.poll(() => said).toBe('heldbusy');
    const caller = createConnection(join(folder, 'server.lock'));
    await once(caller, 'connect');
    caller.destroy();
    await once(caller, 'close');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    writeFileSync(gate, '');
    // Connections are answered in order: an answer to this one shows that the one before is done.
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    expect([holder.exitCode, holder.signalCode]).toEqual([null, null]);
  } finally {
    holder.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
