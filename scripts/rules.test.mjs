import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { checkMessageFiles } from './checks/messageFiles.mjs';
import * as comments from './checks/comments.mjs';
import * as commits from './checks/commits.mjs';
import * as componentProps from './checks/componentProps.mjs';
import * as deviceClock from './checks/deviceClock.mjs';
import { checkComponentFolders, checkScreenFolders } from './checks/folders.mjs';
import * as heldReads from './checks/heldReads.mjs';
import * as keptForms from './checks/keptForms.mjs';
import * as loadedWords from './checks/loadedWords.mjs';
import * as messageValues from './checks/messageValues.mjs';
import * as narrowedLists from './checks/narrowedLists.mjs';
import * as pages from './checks/pages.mjs';
import * as rawColours from './checks/rawColours.mjs';
import * as rawLengths from './checks/rawLengths.mjs';
import * as screenWords from './checks/screenWords.mjs';
import * as serverModules from './checks/serverModules.mjs';
import * as serverSql from './checks/serverSql.mjs';
import * as storyWords from './checks/storyWords.mjs';
import { bin, capture, root } from './lib/run.mjs';

const require = createRequire(import.meta.url);
const fixture = (...path) => join(root, 'scripts/fixtures', ...path);
const read = (name) => readFileSync(fixture('rules', name), 'utf8');
const server = (path) => serverSql.appliesTo(`apps/server/src/${path}`);
const directions = require('../.dependency-cruiser.cjs');
const folders = require('../.dependency-cruiser.folders.cjs');
const { options } = directions;
const forbidden = [...directions.forbidden, ...folders.forbidden];

describe('rules that enforce themselves', () => {
  test('L-48 Q-42 literal text in TSX is refused: attribute, text and string', async () => {
    const { config } = ts.readConfigFile(join(root, '.oxlintrc.json'), ts.sys.readFile);
    const { rules } = config.overrides.find((each) => 'react/jsx-no-literals' in each.rules);
    const settings = join(mkdtempSync(join(tmpdir(), 'lint-')), 'oxlintrc.json');
    writeFileSync(
      settings,
      JSON.stringify({ plugins: ['react'], categories: { correctness: 'off' }, rules }),
    );
    const file = fixture('rules/LiteralText.tsx');
    const { output } = await capture(process.execPath, [
      bin('oxlint'),
      '-c',
      settings,
      '--format=json',
      file,
    ]);
    const { diagnostics } = JSON.parse(output);
    expect(diagnostics).toHaveLength(3);
  });

  test('Q-42 a word of a namespace that its component does not load is refused, with file, line and namespace', () => {
    const found = loadedWords.check('loadedWords.tsx', read('loadedWords.tsx'));
    expect(found.map((problem) => problem.replace(/: name it.*$/, ''))).toEqual([
      'loadedWords.tsx:10 says "orders:remark" without loading orders',
      'loadedWords.tsx:11 says "orders:columns." without loading orders',
      'loadedWords.tsx:12 says "cart:title" without loading cart',
      'loadedWords.tsx:13 says "orders:remark" without loading orders',
      'loadedWords.tsx:17 says "orders:remark" without loading orders',
    ]);
    expect(loadedWords.appliesTo('apps/admin/src/screens/lists/ListsScreen.stories.tsx')).toBe(false);
  });

  test('a screen that does not load the words of its parts, those in its own file too, is refused', () => {
    const found = screenWords.check('scripts/fixtures/rules/screenWords/index.ts');
    expect(found.map((problem) => problem.replace(/^.* does not load (\w+),.*$/, '$1')).toSorted()).toEqual([
      'listing',
      'lists',
      'orders',
    ]);
    expect(screenWords.appliesTo('apps/admin/src/screens/carts/cart/index.ts')).toBe(true);
    expect(screenWords.appliesTo('apps/buyer/src/screens/signIn/index.ts')).toBe(false);
  });

  test('L-40 a page that gives way when a read fails to renew is refused; a mutation may tell its own state', () => {
    const found = heldReads.check('heldReads.tsx', read('heldReads.tsx'));
    expect(found.map((problem) => problem.split(' ')[0])).toEqual(['heldReads.tsx:3', 'heldReads.tsx:6']);
    expect(heldReads.appliesTo('apps/buyer/src/screens/orders/OrdersScreen.stories.tsx')).toBe(false);
  });

  test('Q-33 a list that does not say what hides its rows is refused, and one under a filter that says nothing does', () => {
    const found = narrowedLists.check('narrowedLists.tsx', read('narrowedLists.tsx'));
    expect(found.map((problem) => problem.split(' ')[0])).toEqual([
      'narrowedLists.tsx:5',
      'narrowedLists.tsx:6',
    ]);
  });

  test('the clock of the device is read in its own module only; a given moment and the server’s clock are free', () => {
    const found = deviceClock.check('deviceClock.ts', read('deviceClock.ts'));
    expect(found.map((problem) => problem.split(' ')[0])).toEqual([
      'deviceClock.ts:1',
      'deviceClock.ts:2',
      'deviceClock.ts:3',
    ]);
    expect(deviceClock.appliesTo('packages/app-shell/src/app/deviceClock.ts')).toBe(false);
    expect(deviceClock.appliesTo('apps/buyer/src/entry/useCodeRequest.ts')).toBe(true);
    expect(deviceClock.appliesTo('design-system/src/internal/useCountdown.ts')).toBe(true);
  });

  test('Q-42 a comment without its subject, or with a requirement number, is refused', () => {
    expect(comments.check('comments.ts', read('comments.ts'))).toEqual([
      'comments.ts:1 a comment begins with What: name its subject with the noun used in the code',
      'comments.ts:4 a comment contains D-12: requirement numbers belong in test titles and the contract',
      'comments.ts:7 a comment begins with Nobody: name its subject with the noun used in the code',
      'comments.ts:9 a comment contains M-T5: requirement numbers belong in test titles and the contract',
      'comments.ts:11 a comment begins with One: name its subject with the noun used in the code',
    ]);
    expect(comments.appliesTo('apps/server/src/modules/cart/cart.test.ts')).toBe(false);
    expect(comments.appliesTo('apps/server/src/modules/cart/read/page.ts')).toBe(true);
  });

  test('Q-42 a commit subject that is not `area: imperative`, in lower case and at most 72 characters, is refused', () => {
    const long = `orders: ${'a'.repeat(65)}`;
    expect(
      commits.check([
        'orders: accept part payments',
        'Another address is not there',
        'orders: Accept payments',
        long,
      ]),
    ).toEqual([
      'commit "Another address is not there": the subject is area: imperative, in lower case',
      'commit "orders: Accept payments": the subject is area: imperative, in lower case',
      `commit ${JSON.stringify(long)}: more than 72 characters`,
    ]);
  });

  test('L-40 a form that does not say whether what is typed into it is kept is refused', () => {
    const found = keptForms.check('keptForms.tsx', read('keptForms.tsx'));
    expect(found.map((problem) => problem.split(' ')[0])).toEqual(['keptForms.tsx:6', 'keptForms.tsx:24']);
    expect(keptForms.appliesTo('packages/app-shell/src/forms/FormDialog.stories.tsx')).toBe(false);
  });

  test('raw colours outside the tokens are refused', () => {
    expect(rawColours.check('rawColours.css.ts', read('rawColours.css.ts'))).toHaveLength(2);
    expect(rawColours.check('route.ts', "const home = '#/dataSummary';")).toEqual([]);
  });

  test('raw lengths in a style are refused; hairlines, shares, media queries and named constants are free', () => {
    expect(rawLengths.check('rawLengths.css.ts', read('rawLengths.css.ts'))).toHaveLength(3);
  });

  test('Q-42 a text of a story in Chinese alone is refused, outside of play functions', () => {
    const found = storyWords.check('storyWords.stories.tsx', read('storyWords.stories.tsx'));
    expect(found.map((problem) => problem.replace(/ in Chinese.*$/, ''))).toEqual([
      'storyWords.stories.tsx:1 says 公司名称',
      'storyWords.stories.tsx:1 says 公司',
    ]);
  });

  test('a component without a page, and a page without a part, are refused', () => {
    const folder = 'design-system/src/primitives/New';
    expect(pages.withoutPage([`${folder}/New.tsx`])).toHaveLength(1);
    expect(pages.withoutPage([`${folder}/New.tsx`, `${folder}/New.mdx`])).toEqual([]);
    expect(pages.check('New.mdx', '# New')).toHaveLength(6);
  });

  test('props outside the vocabulary of a choice, and booleans without is or has, are refused', () => {
    expect(componentProps.check('componentProps.tsx', read('componentProps.tsx'))).toHaveLength(5);
  });

  test('a module of the server that breaks the form is told: file, calls with SQL, reads that write', () => {
    const checkAt = (path) =>
      serverModules.check(`apps/server/src/modules/notices/${path}`, read('serverModule.ts'));
    expect(checkAt('routes.ts')).toHaveLength(1);
    expect(checkAt('read.ts')).toHaveLength(2);
    expect(checkAt('helpers.ts')).toHaveLength(2);
    expect(checkAt('notices.test.ts')).toEqual([]);
    const atFolder = (path) => serverModules.check(`apps/server/src/modules/${path}`, '');
    expect(atFolder('drafts/waiting/announce.ts')).toEqual([
      expect.stringContaining('waiting is neither a purpose'),
    ]);
    expect(['orders/write/lines/change.ts', 'auth/captcha/picture.ts'].flatMap(atFolder)).toEqual([]);
    expect(
      serverModules.check('apps/server/src/modules/cart/write.ts', 'await db.delete(cartLines);'),
    ).toEqual([]);
  });

  test('SQL of the server is refused that no test compares with the database, and a search that knows no accents', () => {
    const [rawQuery, typedQuery, ...others] = serverSql.check(
      'apps/server/src/http/serverSql.ts',
      read('serverSql.ts'),
    );
    expect([rawQuery, typedQuery]).toEqual([
      expect.stringContaining('serverSql.ts:6: a raw statement is declared'),
      expect.stringContaining('serverSql.ts:7: a raw statement is declared'),
    ]);
    expect(others).toEqual([
      expect.stringContaining('serverSql.ts:1: words are looked for by anyFolded'),
      expect.stringContaining('serverSql.ts:14: words are looked for by anyFolded'),
      expect.stringContaining('serverSql.ts:8: sql<…> claims a type'),
      expect.stringContaining('serverSql.ts:11: sql<…> claims a type'),
    ]);
    expect(['db/statement.ts', 'http/forms.test.ts', 'testing/databases.ts'].map(server)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('folders of components and screens that break the pattern are refused', () => {
    expect(checkComponentFolders(['design-system/src/commerce/PriceCell/Cell.tsx'])).toEqual([
      'design-system/src/commerce/PriceCell misses its entry',
      'design-system/src/commerce/PriceCell misses its stories',
    ]);
    expect(
      checkScreenFolders([
        'apps/admin/src/screens/orders/OrdersScreen.tsx',
        'apps/admin/src/screens/procurementBig/BigOrderScreen.tsx',
      ]),
    ).toEqual([
      'apps/admin/src/screens/procurementBig misses ProcurementBigScreen.tsx: a screen has the name of its folder',
    ]);
  });

  test('L-48 Q-42 a word that a language lacks, its plural form or its place are refused; plural forms count as one', () => {
    const at = (language, json, app = 'buyer') => [`apps/${app}/src/locales/${language}/a.json`, json];
    expect(
      checkMessageFiles(
        [
          at('zh-CN', { rows_other: '{{count}} 行', a: '甲 {{name}}' }),
          at('en', { rows_one: '1 row', a: 'A' }),
        ],
        ['zh-CN', 'en'],
      ),
    ).toEqual([
      'apps/buyer/src/locales/…/a.json: rows_other has no text in en',
      'apps/buyer/src/locales/…/a.json: a leaves out {{name}} in en',
    ]);
    expect(checkMessageFiles([at('zh-CN', { a: '甲' })], ['zh-CN', 'en'])).toEqual([
      'apps/buyer/src/locales/…/a.json does not stand in en',
    ]);
  });

  test('Q-42 a call that leaves a placeholder of its message empty is refused; spread values are taken as complete', () => {
    const places = messageValues.placesByKey([
      ['apps/buyer/src/locales/en/cart.json', { rows_other: '{{count}} rows', of: '{{pieces}} of {{name}}' }],
    ]);
    const found = (code) => messageValues.check('a.ts', code, places);
    expect(found("t('of', { name })\nwords.t('rows')\ntranslate(language, 'cart.of')")).toEqual([
      'a.ts:1 gives of no pieces',
      'a.ts:2 gives rows no count',
      'a.ts:3 gives cart.of no pieces, name',
    ]);
    expect(
      found("t('cart:of', { name, pieces }); t('of', { ...rest }); t('of', values); t('other')"),
    ).toEqual([]);
  });

  test('a word that both apps have belongs to the app shell alone', () => {
    const at = (folder, json) => [`${folder}/src/locales/en/a.json`, json];
    expect(checkMessageFiles([at('apps/buyer', { a: 'A' }), at('apps/admin', { a: 'A' })], ['en'])).toEqual([
      'a.json: a is the same in both apps: it belongs to the app shell',
    ]);
    expect(
      checkMessageFiles([at('apps/buyer', { a: 'A' }), at('packages/app-shell', { a: 'B' })], ['en']),
    ).toEqual(['apps/buyer/src/locales/…/a.json: a stands in the app shell too']);
  });

  test.each(forbidden.map((rule) => rule.name))('import direction %s is refused', async (name) => {
    expect(readdirSync(fixture('directions'))).toContain(name);
    const result = await cruise([fixture('directions', name)], {
      ...options,
      exclude: undefined,
      tsConfig: undefined,
      validate: true,
      ruleSet: { forbidden },
    });
    expect(result.output.summary.violations.map((violation) => violation.rule.name)).toContain(name);
  });
});
