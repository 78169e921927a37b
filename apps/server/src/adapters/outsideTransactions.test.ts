import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { SlowWorkError, runHoldingConnection } from '../db/holding';
import { newStorageKey } from '../modules/upload/files/keep';
import { chooseAdapters } from './choose';

test('what lies outside is not begun while a transaction is open, and answers before and after it', async () => {
  const config = { ...readConfig({ NODE_ENV: 'test' }), dataDir: tmpdir() };
  const { files, social } = chooseAdapters(config, { info: () => undefined });
  const read = async () => files.get(newStorageKey('uploads', 'png'));
  const pool = new pg.Pool();
  await expect(runHoldingConnection(pool, read)).rejects.toThrow(SlowWorkError);
  expect(await read()).toBeNull();
  expect(social.configured).toBe(true);
  await pool.end();
});
