import { readdirSync, statSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const groups = ['layout', 'primitives', 'forms', 'charts', 'commerce', 'shell'];
const foundations = ['i18n', 'formats', 'testing'];
/** The theme's entry also loads the global styles, which the theme layer itself must not know. */
const themeEntry = './src/css/themeEntry.ts';

/** Returns whether a folder is a component: folders in lower case hold parts that several components share and are not public. */
const isComponent = (name) => /^[A-Z]/.test(name);

/** Returns the public entries of the design system: one per component folder, and the foundations. */
export function publicEntries(packageRoot) {
  const entries = { './theme': themeEntry };
  for (const name of foundations) {
    if (existsSync(join(packageRoot, 'src', name, 'index.ts')))
      entries[`./${name}`] = `./src/${name}/index.ts`;
  }
  for (const group of groups) {
    const folder = join(packageRoot, 'src', group);
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).sort()) {
      if (!isComponent(name) || !statSync(join(folder, name)).isDirectory()) continue;
      if (entries[`./${name}`]) throw new Error(`Two components are named ${name}`);
      entries[`./${name}`] = `./src/${group}/${name}/index.ts`;
    }
  }
  return entries;
}

/** Reports differences between the package's `exports` and its folders, in both directions. */
export function check(manifest, entries) {
  const listed = manifest.exports ?? {};
  return [
    ...Object.keys(entries)
      .filter((key) => listed[key] !== entries[key])
      .map((key) => `design-system/package.json: exports misses ${key} (run npm run exports)`),
    ...Object.keys(listed)
      .filter((key) => !(key in entries))
      .map((key) => `design-system/package.json: exports lists ${key}, which does not exist`),
  ];
}
