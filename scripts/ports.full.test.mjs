import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { busySentence, portsOf } from './lib/ports.mjs';
import { root } from './lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-ports-'));
const occupant = createServer();
let port;
beforeAll(async () => {
  await new Promise((resolve) => occupant.listen(0, '127.0.0.1', resolve));
  ({ port } = occupant.address());
});
afterAll(async () => {
  await new Promise((resolve) => occupant.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const commands = Object.keys(scripts).filter((name) => portsOf(name).length > 0);
const opened = commands.flatMap((command) => portsOf(command).map(({ setting }) => [command, setting]));

/** Runs a command with one of its ports in use and any free port for the others. */
function run(command, args, setting, shell = false) {
  const dataDir = join(folder, `${setting}-${Math.random()}`);
  const settings = commands.flatMap((name) => portsOf(name).map((each) => [each.setting, '0']));
  const env = { ...process.env, ...Object.fromEntries(settings), HOST: '127.0.0.1', DATA_DIR: dataDir };
  const child = spawn(command, args, {
    cwd: root,
    shell,
    env: { ...env, DATABASE_URL: '', NODE_ENV: 'development', [setting]: String(port) },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, said: said.trim(), filled: existsSync(dataDir) })),
  );
}

test.concurrent.each(opened)(
  'npm run %s says in a sentence that %s is in use, before anything is installed',
  async (name, setting) => {
    const [first, ...rest] = scripts[`pre${name}`].split(' && ');
    expect(rest).toEqual(['node scripts/setup.mjs']);
    expect(await run(first, [], setting, true)).toEqual({
      code: 1,
      said: busySentence({ setting, port }),
      filled: false,
    });
  },
);

test('free ports are no reason to stop, whatever else is in use', async () => {
  const { code, said } = await run('node', ['scripts/freePorts.mjs', 'start'], 'MOCK_PORT');
  expect({ code, said }).toEqual({ code: 0, said: '' });
});

test('the server says the same, before it makes its data folder', async () => {
  const main = join(root, 'apps/server/src/programs/main.ts');
  expect(await run(process.execPath, ['--import', 'tsx', main], 'ADMIN_PORT')).toEqual({
    code: 1,
    said: busySentence({ setting: 'ADMIN_PORT', port }),
    filled: false,
  });
});

test('the journeys say it before they build', async () => {
  const answer = await run(process.execPath, ['scripts/test.mjs', 'journeys'], 'E2E_PORT');
  expect(answer).toEqual({ code: 1, said: busySentence({ setting: 'E2E_PORT', port }), filled: false });
});
