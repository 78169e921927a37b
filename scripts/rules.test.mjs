import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { checkPair } from './checks/catalogues.mjs';
import * as componentProps from './checks/componentProps.mjs';
import { check as checkExports } from './checks/exportsList.mjs';
import * as fileNames from './checks/fileNames.mjs';
import * as literalText from './checks/literalText.mjs';
import * as rawColours from './checks/rawColours.mjs';
import { root } from './lib/run.mjs';

const require = createRequire(import.meta.url);
const fixture = (...path) => join(root, 'scripts/fixtures', ...path);
const read = (name) => readFileSync(fixture('rules', name), 'utf8');
const { forbidden, options } = require('../.dependency-cruiser.cjs');

describe('rules that enforce themselves', () => {
  test('Q-42 literal text in TSX is refused: attribute, text and string', () => {
    expect(literalText.check('LiteralText.tsx', read('LiteralText.tsx'))).toHaveLength(3);
  });

  test('raw colours outside the tokens are refused', () => {
    expect(rawColours.check('rawColours.css.ts', read('rawColours.css.ts'))).toHaveLength(2);
    expect(rawColours.check('route.ts', "const home = '#/dataSummary';")).toEqual([]);
  });

  test('props outside the vocabulary of a choice, and booleans without is or has, are refused', () => {
    expect(componentProps.check('componentProps.tsx', read('componentProps.tsx'))).toHaveLength(5);
  });

  test('file names and component folders that break the pattern are refused', () => {
    expect(fileNames.check('apps/buyer/src/my-screen.tsx')).toHaveLength(1);
    expect(fileNames.check('design-system/src/commerce/PriceCell/PriceCell.css.ts')).toEqual([]);
    expect(fileNames.checkFolders(['design-system/src/commerce/PriceCell/PriceCell.tsx'])).toEqual([
      'design-system/src/commerce/PriceCell misses index.ts',
      'design-system/src/commerce/PriceCell misses its stories',
    ]);
  });

  test('Q-42 a key that stands in one language only is refused; plural forms count as one', () => {
    expect(
      checkPair('app', { rows: '{{count}} 行', a: '甲' }, { rows_one: '1 row', rows_other: 'rows' }),
    ).toEqual(['app: a has no English text']);
  });

  test('an entry missing from the exports list, and one too many, are refused', () => {
    const manifest = { exports: { './Gone': './src/Gone/index.ts' } };
    expect(checkExports(manifest, { './Button': './src/primitives/Button/index.ts' })).toHaveLength(2);
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
