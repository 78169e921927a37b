// Runs with every test file of the rules and the server: they share a process, so what a file stubbed goes with it.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
