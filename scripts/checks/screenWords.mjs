import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';

/** Message files that both apps load before anything is drawn (`packages/app-shell/src/app/i18n.ts`). */
const always = new Set(['common', 'dictionaries']);
const imported = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gm;
const exported = /^export function [\s\S]*?\n}$/m;
const hook = /\buseTranslation\(\s*('[^']*'|\[[^\]]*\])/g;

/**
 * Selects the entry files of an app's screens. The sign-in screen is excluded: each of its parts loads its messages separately, which keeps
 * the screen small.
 */
export const appliesTo = (file) =>
  /^apps\/(buyer|admin)\/src\/screens\/(?!signIn\/)(?:.+\/)?index\.ts$/.test(file);

const appShell = JSON.parse(readFileSync(join(root, 'packages/app-shell/package.json'), 'utf8')).exports;

/** Returns the file of an app or the app shell that an import resolves to; null for a library. */
function fileOf(from, specifier) {
  const [, name] = /^@selvedge\/app-shell(\/.+)$/.exec(specifier) ?? [];
  if (name !== undefined)
    return join('packages/app-shell', appShell[`.${name}`] ?? appShell['./*'].replace('/*', name));
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end);
  return found.find((each) => /\.tsx?$/.test(each) && existsSync(join(root, each))) ?? null;
}

const known = new Map();

/** Returns the message files that a text loads. */
const wordsIn = (text) => new Set([...text.matchAll(hook)].flatMap(([, names]) => names.match(/\w+/g) ?? []));

/** Returns a file's imports, the message files that it loads, and those that its first exported component loads. */
function partsOf(file) {
  if (known.has(file)) return known.get(file);
  const text = readFileSync(join(root, file), 'utf8');
  const imports = [...text.matchAll(imported)].map(([, specifier]) => fileOf(file, specifier));
  const parts = {
    imports: imports.filter((each) => each !== null),
    words: wordsIn(text),
    first: wordsIn(exported.exec(text)?.[0] ?? ''),
  };
  known.set(file, parts);
  return parts;
}

/** Maps each message file to the first part of a screen that loads it. */
function wordsUnder(file, seen = new Set(), found = new Map()) {
  if (seen.has(file)) return found;
  seen.add(file);
  const { imports, words } = partsOf(file);
  for (const name of words) if (!found.has(name)) found.set(name, file);
  for (const each of imports) wordsUnder(each, seen, found);
  return found;
}

/**
 * Reports message files that a part of a screen loads and the screen does not: they would be fetched when the part is rendered, and the
 * page that was already visible would be empty until then.
 */
export function check(file) {
  const [screen] = partsOf(file).imports;
  if (screen === undefined) return [];
  const { first } = partsOf(screen);
  return [...wordsUnder(file)]
    .filter(([name]) => !always.has(name) && !first.has(name))
    .map(
      ([name, part]) =>
        `${screen} does not load ${name}, which ${part} says: name it in useTranslation([…]) of the screen`,
    );
}
