// Runs with every test file of the rules and the server: they share a process, so the stubs of a file are removed at its end.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
