// A third language needs one entry of the language list and a folder of message files per workspace: the test adds a made-up language to a
// copy.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkMessageFiles } from './checks/messageFiles.mjs';
import { projectFiles } from './lib/files.mjs';
import { root } from './lib/run.mjs';

/** Tag reserved for artificial languages: no real language has it. */
const MADE_UP = 'art';
const LINE = `{ tag: '${MADE_UP}', code: '${MADE_UP}', name: 'Artic', shortName: 'AR', intl: 'en-US', script: 'latin', discount: 'percent' },`;
const SOURCES = [
  'package.json',
  'packages/domain/',
  'packages/embedded-postgres/',
  'design-system/',
  'packages/app-shell/',
  'apps/buyer/src/locales/',
  'api-spec/client/',
  'api-spec/generated/',
  'api-spec/refusals/',
  'apps/server/package.json',
  'apps/server/src/',
];
const ENGLISH = /^(.*\/locales)\/en\/([^/]+\.json)$/;

const copy = mkdtempSync(join(tmpdir(), 'selvedge-language-'));
const files = projectFiles();
const read = (file) => readFileSync(join(root, file), 'utf8');
const messageFiles = files
  .filter((file) => /\/locales\/[^/]+\/[^/]+\.json$/.test(file))
  .map((file) => [file, JSON.parse(read(file))]);
const madeUp = messageFiles
  .filter(([file]) => ENGLISH.test(file))
  .map(([file, json]) => [file.replace(ENGLISH, `$1/${MADE_UP}/$2`), marked(json)]);

/** Puts each English text between brackets. */
function marked(node) {
  if (typeof node === 'string') return `[${node}]`;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, marked(value)]));
}

let server;
beforeAll(async () => {
  for (const file of files.filter((name) => SOURCES.some((folder) => name.startsWith(folder))))
    cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const list = join(copy, 'packages/domain/display/languages.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace('\n] as const', `\n  ${LINE}\n] as const`));
  for (const [file, json] of madeUp) {
    mkdirSync(join(copy, file, '..'), { recursive: true });
    writeFileSync(join(copy, file), JSON.stringify(json));
  }
  writeFileSync(join(copy, 'start.tsx'), START);
  const { exports } = JSON.parse(read('design-system/package.json'));
  server = await createServer({
    configFile: false,
    root: copy,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [vanillaExtractPlugin()],
    ssr: { noExternal: [/^@selvedge\//] },
    resolve: {
      alias: [
        ...Object.entries(exports).map(([name, target]) => ({
          find: new RegExp(`^${name.replace('.', '@selvedge/design-system').replace('*', '(\\w+)')}$`),
          replacement: join(copy, 'design-system', target.replaceAll('*', '$1')),
        })),
        { find: '@selvedge/app-shell', replacement: join(copy, 'packages/app-shell/src') },
        { find: '@selvedge/embedded-postgres', replacement: join(copy, 'packages/embedded-postgres') },
        { find: '@selvedge/domain', replacement: join(copy, 'packages/domain') },
        { find: /^@selvedge\/api-spec\/client$/, replacement: join(copy, 'api-spec/client/index.ts') },
        {
          find: /^@selvedge\/api-spec\/refusals\/(\w+)$/,
          replacement: join(copy, 'api-spec/refusals/$1.mjs'),
        },
      ],
    },
  });
});

afterAll(async () => {
  await server?.close();
  rmSync(copy, { recursive: true, force: true });
});

/** Module of a minimal app in the language: loads its messages and renders parts of the library. */
const START = `
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { DemoStrip } from '@selvedge/design-system/shell/DemoStrip';
import { LanguageSwitch } from '@selvedge/design-system/commerce/LanguageSwitch';
import { LocaleProvider, loadMessages } from '@selvedge/design-system/i18n';
import { formatAgo, formatCount } from '@selvedge/design-system/formats';
import { startI18n } from '@selvedge/app-shell/app/i18n';
import { languageFromBrowser } from '@selvedge/domain/display/browserLanguage';

export async function start() {
  const language = languageFromBrowser(['art-x-made-up', 'en']);
  await startI18n(import.meta.glob('./locales/*/*.json', { base: './apps/buyer/src' }), language);
  await loadMessages(language);
  const markup = renderToStaticMarkup(
    <LocaleProvider locale={language}>
      <DemoStrip command="x" />
      <LanguageSwitch onChange={() => undefined} />
    </LocaleProvider>,
  );
  return {
    lang: document.documentElement.lang,
    fromKit: i18next.t('actions.signIn'),
    fromApp: i18next.t('places.cart'),
    formats: [formatCount(2, 'style', language), formatAgo(Date.now(), { locale: language })],
    markup,
  };
}
`;

test('R-1.27 Q-42 the product starts in a language that was a line and folders of messages', async () => {
  vi.stubGlobal('document', {
    documentElement: { lang: '' },
    readyState: 'loading',
    addEventListener: () => undefined,
  });
  const { start } = await server.ssrLoadModule('/start.tsx');
  const { markup, ...words } = await start();
  expect(words).toEqual({
    lang: MADE_UP,
    fromKit: '[Sign in]',
    fromApp: '[Shopping cart]',
    formats: ['2 [styles]', '[just now]'],
  });
  expect(markup).toContain('>AR<');
  expect(markup).toContain('[Demo data]');
});

test('R-1.27 Q-42 the server starts in it and refuses in its words', async () => {
  const { startTestServer } = await server.ssrLoadModule('/apps/server/src/testing/startTestServer.ts');
  const started = await startTestServer();
  try {
    const answer = await started.inject({
      method: 'POST',
      url: '/api/sp/front/user/sendCode',
      headers: { 'accept-language': MADE_UP },
      payload: { areaCode: '+999', phone: '5550123', type: 1, key: '', code: '' },
    });
    expect(answer.json()).toMatchObject({
      code: 40001,
      message: '[Please check what you entered]',
      data: { fields: { areaCode: '[Numbers of this country or region are not served]' } },
    });
  } finally {
    await started.close();
  }
});

test('Q-42 every message file and key that a language of the list lacks is named', () => {
  const tags = ['zh-CN', 'en', MADE_UP];
  expect(checkMessageFiles([...messageFiles, ...madeUp], tags)).toEqual([]);
  expect(checkMessageFiles(messageFiles, tags)).toHaveLength(madeUp.length);
  const [[file, json]] = madeUp;
  const [lost] = Object.keys(json);
  const { [lost]: _gone, ...rest } = json;
  const lacking = checkMessageFiles([...messageFiles, [file, rest], ...madeUp.slice(1)], tags);
  expect(lacking.length).toBeGreaterThan(0);
  for (const problem of lacking) expect(problem).toContain(`in ${MADE_UP}`);
});
