import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from '../test';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Texts of the mock panel, and the header of its requests. */
const MARKS = ['模拟回答', 'Mock answers', 'startMockPanel', "'Prefer'", '"Prefer"', '`Prefer`'];

const textsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|html|css|tsx?|json)$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Message that only React's development bundle contains, and one of its production bundle. */
const REACT = {
  development: 'detected a change in the order of Hooks',
  production: 'Minified React error #',
};

test.skip(({ locale }) => locale !== 'zh-CN', 'files have no language: once');

test('what NODE_ENV=test builds holds the production bundle of React', { tag: '@gate' }, () => {
  for (const app of ['buyer', 'admin']) {
    const built = textsIn(`apps/${app}/dist`).join('');
    expect(built, app).toContain(REACT.production);
    expect(built, app).not.toContain(REACT.development);
  }
});

test('no trace of the mock panel is in a production build', () => {
  const sources = textsIn('packages/app-shell/src/dev').join('');
  for (const mark of MARKS.slice(0, 4)) expect(sources, mark).toContain(mark);
  for (const app of ['buyer', 'admin']) {
    const built = textsIn(`apps/${app}/dist`);
    expect(built.length, app).toBeGreaterThan(10);
    for (const mark of MARKS)
      expect(
        built.filter((text) => text.includes(mark)),
        `${app}: ${mark}`,
      ).toEqual([]);
  }
});
