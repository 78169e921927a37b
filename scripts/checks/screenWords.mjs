import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';

/** Message files that both apps load before anything is drawn (`apps/kit/src/app/i18n.ts`). */
const always = new Set(['common', 'dictionaries']);
const imported = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gm;
const exported = /^export function [\s\S]*?\n}$/m;
const hook = /\buseTranslation\(\s*('[^']*'|\[[^\]]*\])/g;

/** The files that hand on a screen of an app. The sign-in waits for its parts each in its place, so that it weighs little. */
export const appliesTo = (file) =>
  /^apps\/(buyer|admin)\/src\/screens\/(?!signIn\/)(?:.+\/)?index\.ts$/.test(file);

const kit = JSON.parse(readFileSync(join(root, 'apps/kit/package.json'), 'utf8')).exports;

/** The file of an app or the kit that an import means; null for one of a library. */
function fileOf(from, specifier) {
  const [, name] = /^@selvedge\/app-kit(\/.+)$/.exec(specifier) ?? [];
  if (name !== undefined) return join('apps/kit', kit[`.${name}`] ?? kit['./*'].replace('/*', name));
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end);
  return found.find((each) => /\.tsx?$/.test(each) && existsSync(join(root, each))) ?? null;
}

const known = new Map();

/** The catalogues that a text loads. */
const wordsIn = (text) => new Set([...text.matchAll(hook)].flatMap(([, names]) => names.match(/\w+/g) ?? []));

/** What a file imports with itself, the catalogues that it loads, and those that its first exported component does. */
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

/** The first part of a screen that loads each catalogue. */
function wordsUnder(file, seen = new Set(), found = new Map()) {
  if (seen.has(file)) return found;
  seen.add(file);
  const { imports, words } = partsOf(file);
  for (const name of words) if (!found.has(name)) found.set(name, file);
  for (const each of imports) wordsUnder(each, seen, found);
  return found;
}

/**
 * Message files that a part of a screen loads and the screen does not: they would come once the part is drawn, and the page that stood
 * already would be empty until then.
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
