import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/run.mjs';

const LEDGER = 'docs/security/asvs.md';
const LINE = /^- \*\*V(\d+)\.(\d+)\.(\d+)\*\* L([12]) \S.*?\. \*\*(met|not applicable|open)\*\*: (\S.+)$/;

/** Requirements of level 1 and of level 2 in each chapter of ASVS 5.0.0. */
const IN_CHAPTER = {
  1: [8, 19],
  2: [4, 7],
  3: [8, 11],
  4: [2, 8],
  5: [4, 5],
  6: [13, 22],
  7: [6, 12],
  8: [4, 3],
  9: [4, 3],
  10: [5, 24],
  11: [3, 11],
  12: [3, 6],
  13: [1, 12],
  14: [2, 7],
  15: [3, 10],
  16: [0, 16],
  17: [0, 7],
};

const lines = readFileSync(join(root, LEDGER), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));
const entries = lines.map((line) => {
  const [, chapter, section, number, level, state, why] = LINE.exec(line) ?? [];
  return { line, chapter, id: `V${chapter}.${section}.${number}`, level, state, why };
});

test('each requirement of level 1 and 2 stands once in the ledger', () => {
  expect(entries.filter(({ state }) => state === undefined).map(({ line }) => line)).toEqual([]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const counted = Object.fromEntries(
    Object.keys(IN_CHAPTER).map((chapter) => [
      chapter,
      ['1', '2'].map(
        (level) => entries.filter((one) => one.chapter === chapter && one.level === level).length,
      ),
    ]),
  );
  expect(counted).toEqual(IN_CHAPTER);
});

test('what is called met names tests and places that are there', () => {
  const wrong = [];
  for (const { id, why } of entries.filter(({ state }) => state === 'met')) {
    for (const named of why.split('; ')) {
      const [, path, text] = /^`([^`]+)` › (.+)$/.exec(named) ?? [];
      if (path === undefined) wrong.push(`${id}: "${named}" is no file › title`);
      else if (!existsSync(join(root, path))) wrong.push(`${id}: ${path} is not there`);
      else if (!readFileSync(join(root, path), 'utf8').includes(text))
        wrong.push(`${id}: ${path} has no "${text}"`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the table at the top counts what follows', () => {
  const text = readFileSync(join(root, LEDGER), 'utf8');
  for (const state of ['met', 'not applicable', 'open']) {
    const of = (level) => entries.filter((one) => one.state === state && one.level === level).length;
    const row = text.split('\n').find((line) => line.startsWith(`| ${state} `)) ?? '';
    const numbers = row.split('|').slice(2, 5).map(Number);
    expect([state, ...numbers]).toEqual([state, of('1'), of('2'), of('1') + of('2')]);
  }
});
