import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Runs one bench: `node bench/run.mjs manifest-table`. Installs missing packages: the product's own first (the product is measured as it
 * is), then the few that only the comparison needs. Further arguments go to the bench.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const benches = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${here}${entry.name}/bench.mjs`))
  .map((entry) => entry.name);
const [name, ...rest] = process.argv.slice(2);

if (!name || !benches.includes(name)) {
  console.error(`Usage: node bench/run.mjs <name>\nBenches: ${benches.join(', ')}`);
  process.exit(1);
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether the comparisons' packages are there in the versions that are asked for. */
function isInstalled() {
  const read = (path) => JSON.parse(readFileSync(`${here}${path}package.json`, 'utf8'));
  return Object.entries(read('').dependencies).every(([name, version]) => {
    const folder = `node_modules/${name}/`;
    return existsSync(`${here}${folder}package.json`) && read(folder).version === version;
  });
}

if (!existsSync(`${root}node_modules`)) run(process.execPath, [`${root}scripts/setup.mjs`], root);
if (!isInstalled()) run('npm', ['install', '--no-fund', '--no-audit'], here);
run(process.execPath, [`${here}${name}/bench.mjs`, ...rest], root);
