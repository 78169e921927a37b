import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { oldBrowser } from './oldBrowser';

const page = '<!doctype html><html><body><div id="root"></div></body></html>';
const built = { script: '', html: '' };

beforeAll(async () => {
  const pageOf = {
    name: 'page',
    resolveId: (id: string) => (id.endsWith('index.html') ? id : null),
    load: (id: string) => (id.endsWith('index.html') ? page : null),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [pageOf, oldBrowser()],
    build: { write: false, rolldownOptions: { input: 'index.html' } },
  })) as Rolldown.RolldownOutput;
  const text = (match: RegExp) => {
    const file = output.find(({ fileName }) => match.test(fileName));
    return file?.type === 'asset' ? String(file.source) : '';
  };
  built.script = text(/oldBrowser.*\.js$/);
  built.html = text(/index\.html$/);
});

interface Said {
  textContent: string;
  lang: string;
}

/** Runs the script in a browser that has only the passed features, and returns the paragraphs it put before the page. */
function saidIn(features: object): Said[] {
  const said: Said[] = [];
  runInNewContext(built.script, {
    document: {
      createElement: () => ({ textContent: '', lang: '', setAttribute: () => undefined }),
      body: { firstChild: null, insertBefore: (one: Said) => void said.push(one) },
    },
    ...features,
  });
  return said;
}

const css = (knows: boolean) => ({ CSS: { supports: () => knows } });

test.each([
  ['knows nothing of these years', {}],
  ['cannot be asked what its styles know', { CSS: {} }],
  ['is older than those that builds are written for', css(false)],
])('a browser that %s is told so in one sentence of each language', (_what, features) => {
  const said = saidIn(features);
  expect(said.map(({ lang }) => lang)).toEqual(['zh-CN', 'en']);
  expect(said[0]?.textContent).toMatch(/浏览器版本过旧/);
  expect(said[1]?.textContent).toMatch(/browser is too old/);
});

test('a browser that builds are written for is told nothing', () => {
  expect(saidIn(css(true))).toEqual([]);
});

test('the script is a file of its own, which the content policy allows, and waits for no module', () => {
  expect(built.html).toMatch(/<script defer src="\.\/assets\/oldBrowser[^"]*\.js"><\/script>/);
  expect(built.html).not.toMatch(/<script[^>]*>[^<]/);
});

test('the oldest browser can read the script', () => {
  expect(built.script).not.toMatch(/=>|`|\b(?:const|let|class)\b|\?\./);
});
