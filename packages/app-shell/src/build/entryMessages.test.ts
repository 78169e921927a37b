import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { expect, test } from 'vitest';
import english from '../../../../design-system/src/locales/en/entry.json';

/** Pages that load the messages of all components before they are shown. */
const AFTER_SIGN_IN = /(inside: |withInsideMessages\()\(\) => import\('[^']+'\)/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const LOOKED_UP = /\b(?:useMessages|getMessage)\(["'`](\w+)["'`]/g;

const beforeSignIn: Plugin = {
  name: 'before-sign-in',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/main.tsx') ? code.replace(AFTER_SIGN_IN, '$1() => null') : null),
};

/** Returns the sets of messages that an app can look up before the sign-in, as the bundler leaves them. */
async function setsOf(app: string): Promise<string[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [beforeSignIn],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../../../apps/${app}/src/main.tsx`, import.meta.url)),
        external: (id) => /^[^./\0]/.test(id) && !id.startsWith('@selvedge/'),
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  return [...code.replace(COMMENT, '').matchAll(LOOKED_UP)].flatMap(([, name]) => name ?? []);
}

test('the messages that are loaded before the sign-in are those of the components that its pages show', async () => {
  const sets = [...(await setsOf('buyer')), ...(await setsOf('admin'))];
  expect([...new Set(sets)].toSorted()).toEqual(Object.keys(english).toSorted());
});
