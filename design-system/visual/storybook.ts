import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { fingerprint } from '../../scripts/lib/fingerprint.mjs';
import { bin, capture, root } from '../../scripts/lib/run.mjs';
import { matricesOf } from './matrix';

const folder = join(root, 'node_modules/.cache/visual');
const built = join(folder, 'storybook');
const stampFile = join(folder, 'stamp');
const sources = [
  'packages',
  'api-spec/openapi',
  'design-system/docs',
  'design-system/fonts',
  'design-system/src',
  'design-system/tokens',
  'design-system/visual/modes.ts',
  'design-system/visual/stillStories.ts',
  'apps/buyer',
  'apps/admin',
  '.storybook',
  'package-lock.json',
];

/** Builds Storybook once for these sources; a later run takes the built one. Throws with its output when the build fails. */
async function build(): Promise<void> {
  const stamp = fingerprint(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building Storybook (half a minute) ...');
  rmSync(stampFile, { force: true });
  const args = [bin('storybook'), 'build', '--quiet', '-o', built];
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  const { code, output } = await capture(process.execPath, args, { env });
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Entry of the index that Storybook writes beside its pages. */
interface IndexEntry {
  type: 'story' | 'docs';
  id: string;
  title: string;
  name: string;
  importPath: string;
  exportName: string;
  tags: string[];
}

/** Component with the story of its pictures. */
export interface Subject {
  component: string;
  storyId: string;
  /** Name of the story below its title: `Primitives/Button/Variants`. */
  storyName: string;
}

/** Built Storybook on a port of this machine. */
export interface ServedStorybook {
  address: string;
  /** Every component of the library, by name. */
  subjects: readonly Subject[];
  close: () => Promise<void>;
}

/** Serves the built Storybook on a free port of this machine, and builds it before where sources have changed. */
export async function serveStorybook(): Promise<ServedStorybook> {
  await build();
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const place = server.httpServer.address();
  if (place === null || typeof place === 'string') throw new Error('The server of Storybook has no port');
  return {
    address: `http://127.0.0.1:${place.port}`,
    subjects: subjectsOf(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))),
    close: () => server.close(),
  };
}

function subjectsOf({ entries }: { entries: Record<string, IndexEntry> }): Subject[] {
  const stories = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ importPath, ...rest }) => ({ ...rest, file: importPath }));
  return matricesOf(stories)
    .map((matrix) => {
      if ('problem' in matrix) throw new Error(`${matrix.folder} ${matrix.problem}`);
      const { id, title, name } = matrix.story;
      return { component: matrix.component, storyId: id, storyName: `${title}/${name}` };
    })
    .toSorted((one, other) => one.component.localeCompare(other.component));
}
