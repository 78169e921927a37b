import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import english from '../../../../design-system/src/locales/en/entry.json';
import { pruneMessages } from './pruneMessages';

const messageFile = fileURLToPath(
  new URL('../../../../design-system/src/locales/en/entry.json', import.meta.url),
);
const app = {
  name: 'app',
  resolveId: (id: string) => (id === 'app.js' ? id : null),
  load: (id: string) =>
    id === 'app.js'
      ? `const t = globalThis.useMessages('Toast'); import(${JSON.stringify(messageFile)}).then(t);`
      : null,
};

test('a build keeps the messages that its modules look up, and no others', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [app, pruneMessages()],
    build: { write: false, minify: false, rolldownOptions: { input: 'app.js' } },
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  for (const text of Object.values(english.Toast)) expect(code).toContain(text);
  for (const text of Object.values(english.CaptchaField)) expect(code).not.toContain(text);
});
