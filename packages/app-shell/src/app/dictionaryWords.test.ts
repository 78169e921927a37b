import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import i18next from 'i18next';
import { startI18n } from './i18n';
import {
  DICTIONARIES,
  statusOverrides,
  dictionaryWords,
  inOrder,
  readBook,
  applyDictionaryWords,
  WORDS_CHANGED,
} from './dictionaryWords';

// startI18n writes the language to `document`, which this test does not have.
beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(() => vi.unstubAllGlobals());

const book = {
  version: 3,
  dicts: [
    {
      code: 'delivery_method',
      name: '交货方式',
      items: [
        { value: 'OVERSEAS', label: '空运海外', labelEn: 'By air', sort: 1, tagType: 'NEUTRAL' as const },
        { value: 'MAINLAND', label: '国内', labelEn: '$t(common:app)', sort: 2, tagType: 'INFO' as const },
      ],
    },
    {
      code: 'payment_status',
      name: '付款状态',
      items: [
        { value: 'PAID', label: '款已到账', labelEn: 'Settled', sort: 1, tagType: 'POSITIVE' as const },
      ],
    },
  ],
};

test('D-53 a word that staff renamed shows at once, in each language, and others stay', async () => {
  await startI18n({}, 'zh-CN');
  await i18next.loadNamespaces(DICTIONARIES);
  expect(i18next.t('dictionaries:delivery_method.OVERSEAS')).toBe('海外');
  const heard: string[] = [];
  i18next.on(WORDS_CHANGED, () => heard.push('changed'));
  applyDictionaryWords(book);
  expect(heard).toEqual(['changed']);
  expect(i18next.t('dictionaries:delivery_method.OVERSEAS')).toBe('空运海外');
  expect(i18next.t('dictionaries:delivery_method.HK_MACAO')).toBe('香港 / 澳门');
  await i18next.changeLanguage('en');
  expect(i18next.t('dictionaries:delivery_method.OVERSEAS')).toBe('By air');
  // A label that references other messages is ignored.
  expect(i18next.t('dictionaries:delivery_method.MAINLAND')).toBe('Mainland China');
  expect(i18next.hasResourceBundle('en', DICTIONARIES)).toBe(true);
});

test('D-53 the order of the merchant goes first, what it does not name stays behind as it was', () => {
  const { marks } = readBook(book);
  expect(inOrder(['MAINLAND', 'HK_MACAO', 'OVERSEAS'], marks.delivery_method)).toEqual([
    'OVERSEAS',
    'MAINLAND',
    'HK_MACAO',
  ]);
  expect(inOrder(['B', 'A'], marks.nothing)).toEqual(['B', 'A']);
});

test('D-53 statuses that the library draws take word and colour of the merchant', () => {
  expect(statusOverrides(readBook(book), 'en')).toEqual({
    'payment.PAID': { word: 'Settled', place: 0, tone: 'positive' },
  });
  expect(dictionaryWords.now.marks.delivery_method?.OVERSEAS).toEqual({ place: 0 });
});
