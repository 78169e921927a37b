// `npm run chromatic`: has Chromatic draw the same stories in the same modes. Settings: chromatic.config.json.
import { spawnSync } from 'node:child_process';
import { bin, root } from '../../scripts/lib/run.mjs';
import { serveStorybook } from './storybook';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: create a project for this repository on https://www.chromatic.com/start and ' +
      'give the token of its page Manage > Configure to this command.',
  );
  process.exit(1);
}

/** Chromatic reads a name as a pattern. */
const quoted = (name: string): string => name.replaceAll(/[\\()[\]{}*?!+@|]/g, String.raw`\$&`);

const { subjects, close } = await serveStorybook();
await close();
const args = [
  bin('chromatic'),
  ...subjects.flatMap(({ storyName }) => ['--only-story-names', quoted(storyName)]),
];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
