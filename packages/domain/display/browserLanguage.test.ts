import { expect, test } from 'vitest';
import { codeOf, languageFromBrowser } from './browserLanguage';
import { languageOfTag } from './languages';

test('R-1.28 R-9.08 language from the browser', () => {
  const asked = ['en-US', 'EN', 'zh-TW', 'zh_Hans_CN', 'zh-cn', 'fr', '', null];
  expect(asked.map(languageOfTag)).toEqual(['en', 'en', 'zh-CN', 'zh-CN', 'zh-CN', null, null, null]);
  expect([['fr'], ['fr-FR', 'en-US'], ['zh-HK', 'en'], []].map(languageFromBrowser)).toEqual([
    'zh-CN',
    'en',
    'zh-CN',
    'zh-CN',
  ]);
});

test('R-1.27 a language is stored as the specification writes it', () => {
  expect([codeOf('zh-CN'), codeOf('en')]).toEqual(['zh-cn', 'en']);
});
