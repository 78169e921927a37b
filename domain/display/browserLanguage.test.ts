import { expect, test } from 'vitest';
import { languageFromBrowser, languageOf } from './browserLanguage';

test('R-1.28 R-9.08 language from the browser', () => {
  expect(['en-US', 'EN', 'zh-TW', 'zh_Hans_CN', 'fr', '', null].map(languageOf)).toEqual([
    'en',
    'en',
    'zh-cn',
    'zh-cn',
    null,
    null,
    null,
  ]);
  expect([['fr'], ['fr-FR', 'en-US'], ['zh-HK', 'en'], []].map(languageFromBrowser)).toEqual([
    'zh-cn',
    'en',
    'zh-cn',
    'zh-cn',
  ]);
});
