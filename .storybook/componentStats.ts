import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import type { Plugin } from 'vite';
import type { ComponentStats, ComponentEntry } from 'virtual:component-stats';

const root = join(import.meta.dirname, '..');
const library = join(root, 'design-system/src');
const groups = ['layout', 'primitives', 'forms', 'charts', 'commerce', 'pages', 'shell'];
const apps = ['apps/buyer', 'apps/admin', 'packages/app-shell'];

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const isStory = (file: string): boolean => file.endsWith('.stories.tsx');
const isOwn = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(?:stories|test)\.|^[sS]tory/.test(name);

/** Returns the compressed size in bytes of the code in a component's own folder; code that it shares with others is not included. */
function weightOf(folder: string): number {
  const own = readdirSync(folder).filter(isOwn);
  const code = own.map((name) => {
    const { outputText } = ts.transpileModule(readFileSync(join(folder, name), 'utf8'), {
      fileName: name,
      compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, removeComments: true },
    });
    return outputText;
  });
  return gzipSync(code.join('\n'), { level: 9 }).length;
}

function entryOf(group: string, name: string, sources: readonly string[]): ComponentEntry {
  const folder = join(library, group, name);
  const stories = readdirSync(folder).filter(isStory);
  const texts = stories.map((file) => readFileSync(join(folder, file), 'utf8'));
  const title = /title: '([^']+)'/.exec(texts[0] ?? '')?.[1] ?? '';
  return {
    name,
    group,
    bytes: weightOf(folder),
    stories: texts.reduce((sum, text) => sum + [...text.matchAll(/^export const [A-Z]/gm)].length, 0),
    isReadByAxe: !texts.some((text) => text.includes("'!test'")),
    users: sources.filter((text) => text.includes(`@selvedge/design-system/${group}/${name}'`)).length,
    hasPage: existsSync(join(folder, `${name}.mdx`)),
    docs: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`,
  };
}

/** Measures every component of the library and counts the stories of whole screens. */
function measure(): ComponentStats {
  const files = apps.flatMap((app) => filesBelow(`${app}/src`)).filter((file) => file.endsWith('.tsx'));
  const sources = files.filter((file) => !isStory(file) && !file.includes('.test.')).map(read);
  const components = groups.flatMap((group) =>
    readdirSync(join(library, group))
      .filter((name) => existsSync(join(library, group, name, `${name}.tsx`)))
      .map((name) => entryOf(group, name, sources)),
  );
  return { components, screens: files.filter(isStory).length };
}

const id = 'virtual:component-stats';

/** Vite plugin that provides Storybook's first page with current measurements, so that no figure is written by hand. */
export function componentStatsPlugin(): Plugin {
  return {
    name: 'component-stats',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(measure())}` : undefined),
  };
}
