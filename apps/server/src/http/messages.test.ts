import { expect, test } from 'vitest';
import { ERROR_CODES } from '../contract/document';
import { languageOf, MESSAGES } from './messages';

test('D-02 every code of the contract has a sentence in both languages', () => {
  for (const language of ['zh-CN', 'en'] as const) {
    const words = new Map(Object.entries(MESSAGES[language]));
    expect(ERROR_CODES.filter((code) => !words.get(String(code)))).toEqual([]);
  }
});

test('R-9.08 the first language we speak wins, Chinese by default', () => {
  expect(languageOf(undefined)).toBe('zh-CN');
  expect(languageOf('it-IT,it;q=0.9')).toBe('zh-CN');
  expect(languageOf('en-GB,zh;q=0.5')).toBe('en');
  expect(languageOf('zh-TW;q=0.8,en;q=0.9')).toBe('en');
  expect(languageOf('zh-Hans-CN')).toBe('zh-CN');
});
