// Installs what a command needs: always the packages and the bundled contract, a browser and a Chinese font with --browser.
// Only Node's own modules are used here, because nothing else is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasShell, SHELL_PACKAGE, systemChromium } from './lib/chromium.mjs';
import { cleanEnv, root, runSync } from './lib/run.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

installPackages();
deriveContract();
if (process.argv.includes('--browser')) installBrowser();

function installPackages() {
  const stampPath = join(root, 'node_modules', '.setup-stamp');
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version + process.platform + process.arch)
    .digest('hex');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;

  console.log('Installing packages (npm ci) ...');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('js') ? [process.execPath, [npm]] : ['npm', []];
  const code = runSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: cleanEnv(),
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (code !== 0) {
    console.error('The packages could not be installed: see the lines above.');
    process.exit(code);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampPath, stamp);
}

/** Generates the bundled contract when it is missing: checks and tests read it, and it is not committed; builds write it anew each time. */
function deriveContract() {
  if (existsSync(join(root, 'api-spec/generated/openapi.json'))) return;
  const code = runSync(process.execPath, [join(root, 'api-spec/scripts/generate.mjs')]);
  if (code !== 0) process.exit(code);
}

function installBrowser() {
  if (!findChromium()) {
    console.log('Installing Chromium ...');
    if (!installSystemPackages(['chromium'])) {
      runSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
    }
  }
  if (!findChromium()) {
    console.error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
    );
    process.exit(1);
  }
  // The journeys also run without the headless shell, and then take a quarter longer.
  if (process.getuid?.() === 0 && systemChromium === '/usr/bin/chromium' && !hasShell()) {
    console.log('Installing Chromium without a window ...');
    installSystemPackages([SHELL_PACKAGE]);
  }
  if (!hasChineseFont()) {
    console.log('Installing a Chinese font ...');
    installSystemPackages(['fonts-noto-cjk']);
  }
  if (!hasChineseFont()) {
    console.warn(
      'No Chinese font was found: Chinese text will show as boxes (Debian: apt-get install fonts-noto-cjk).',
    );
  }
}

function findChromium() {
  const known = [systemChromium, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  if (known.some((path) => path && existsSync(path))) return true;
  const probe = spawnSync(
    process.execPath,
    ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"],
    { cwd: root, encoding: 'utf8' },
  );
  return probe.status === 0 && existsSync(probe.stdout);
}

function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/** Installs system packages and returns whether that succeeded; needs apt-get and root, or sudo without a password. */
function installSystemPackages(names) {
  const asRoot = process.getuid?.() === 0;
  const prefix = asRoot ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  return (
    apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'fontconfig', ...names)
  );
}
