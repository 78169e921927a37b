import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { root, source } from '../lib/server.mjs';
import { gzipped } from './gzip.mjs';

const here = fileURLToPath(new URL('./entries/', import.meta.url));
const { browsers, partsPlugins } = await source('packages/app-shell/src/build/vite.ts');
const external = [/^react(?:\/|$)/, /^react-dom(?:\/|$)/, /^scheduler(?:\/|$)/];

/**
 * Builds one entry into a folder as the apps are built and returns the gzipped bytes of its JS, and its CSS; fonts and pictures are not
 * counted.
 */
async function weigh(input, outDir) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: partsPlugins(true),
    build: {
      outDir,
      emptyOutDir: true,
      target: browsers,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, external, preserveEntrySignatures: 'strict' },
    },
  });
  const files = readdirSync(outDir, { recursive: true }).map((name) => join(outDir, String(name)));
  const text = (ending) => files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(file));
  return { js: sum(text('.js').map(gzipped)), css: Buffer.concat(text('.css')).toString('utf8') };
}

const sum = (values) => values.reduce((all, value) => all + value, 0);

/** Removes the rules of the dark theme, for the size of one theme alone. */
export function withoutDark(css) {
  return css.replaceAll(/(?:^|(?<=[}{;]))[^{}@;]*\.dark[^{}]*\{[^{}]*\}/g, '');
}

/** Returns the bytes (gz) beyond React of a button, of a dialog with two fields, and of the stylesheet of all components. */
export async function weighEntries() {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-bytes-'));
  const { exports } = JSON.parse(readFileSync(join(root, 'design-system/package.json'), 'utf8'));
  const all = Object.keys(exports).filter((name) => name !== './testing');
  const everything = join(folder, 'all.js');
  writeFileSync(
    everything,
    all
      .map((name, at) => `export * as e${at} from '${join(root, 'design-system', exports[name])}';`)
      .join('\n'),
  );
  try {
    const out = join(folder, 'out');
    const button = await weigh(`${here}button.jsx`, out);
    const dialog = await weigh(`${here}dialog.jsx`, out);
    const sheet = await weigh(everything, out);
    return {
      button: { js: button.js, css: gzipped(button.css) },
      dialog: { js: dialog.js, css: gzipped(dialog.css) },
      all: { js: sheet.js, css: gzipped(sheet.css), oneTheme: gzipped(withoutDark(sheet.css)) },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
