import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { root, source } from '../lib/server.mjs';
import { gzipped } from '../lib/gzip.mjs';

const here = fileURLToPath(new URL('./entries/', import.meta.url));
const { browsers, partsPlugins } = await source('packages/app-shell/src/build/vite.ts');
const external = [/^react(?:\/|$)/, /^react-dom(?:\/|$)/, /^scheduler(?:\/|$)/];

/**
 * Builds one entry into a folder as the apps are built and returns the gzipped bytes of its JS, and its CSS; fonts, pictures and files that
 * are loaded later, such as the messages of each language, are not counted.
 */
async function weigh(input, outDir) {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: partsPlugins(),
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
  const css = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file));
  const scripts = output.filter(({ type, isDynamicEntry }) => type === 'chunk' && !isDynamicEntry);
  return { js: sum(scripts.map(({ code }) => gzipped(code))), css: Buffer.concat(css).toString('utf8') };
}

const sum = (values) => values.reduce((all, value) => all + value, 0);

/** Removes the rules of the dark theme, for the size of one theme alone. */
export function withoutDark(css) {
  return css.replaceAll(/(?:^|(?<=[}{;]))[^{}@;]*\.dark[^{}]*\{[^{}]*\}/g, '');
}

/** Returns the bytes (gz) beyond React of a button, of a dialog with two fields, and of the stylesheet of all components. */
export async function weighEntries() {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-bytes-'));
  const everything = join(folder, 'all.js');
  writeFileSync(
    everything,
    `import '${join(root, 'design-system/src/css/themeEntry')}';
export default import.meta.glob(
  ['/design-system/src/{layout,primitives,forms,charts,commerce,pages,shell}/*/*.tsx', '!/**/*.{stories,test}.tsx'],
  { eager: true },
);`,
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
