import { expect, test, vi } from 'vitest';
import { solveChallenge } from './solveChallenge';

test('an abort before the start starts no worker', async () => {
  const started = vi.fn();
  vi.stubGlobal('Worker', started);
  const work = { key: 'k', challenge: 'c', most: 10 };
  const solving = solveChallenge(work, { signal: AbortSignal.abort(), onProgress: vi.fn() });
  await expect(solving).rejects.toThrow('aborted');
  expect(started).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
