import { readFileSync } from 'node:fs';
import { IMPORT_EXTENSION, IMPORT_MAX_BYTES, MEGABYTE } from '@selvedge/domain/constants';
import { LANGUAGE_TAGS } from '@selvedge/domain/display/languages';
import type { ImportRefusalReason } from '@selvedge/domain/sheets/importLimits';
import { expect, test } from 'vitest';
import { translate } from '../../../messages/translate';
import { refusalSentence } from './sentences';

type Words = Record<ImportRefusalReason, string>;

const root = new URL('../../../../../../', import.meta.url);
const wordsOf = (messages: string) =>
  JSON.parse(readFileSync(new URL(messages, root), 'utf8')) as Record<string, Words & { wrongKind: string }>;
const filled = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

test.each(LANGUAGE_TAGS)(
  'L-14 Q-13 why a sheet is refused is one sentence, whether the page says it or the server: %s',
  (language) => {
    const page = wordsOf(`apps/buyer/src/locales/${language}/import.json`).refused;
    const server = wordsOf(`apps/server/src/locales/${language}/sheetRefusals.json`);
    expect(Object.keys(page ?? {}).toSorted()).toEqual(Object.keys(server).toSorted());
    const size = IMPORT_MAX_BYTES / MEGABYTE;
    for (const [reason, text] of Object.entries(page ?? {}) as [ImportRefusalReason, string][]) {
      const values = { extension: IMPORT_EXTENSION, size, rows: 7, found: 9, quantities: 7, pieces: 5 };
      expect(filled(text, values), reason).toBe(
        refusalSentence(reason, { max: 7, rows: 9, pieces: 5 }, language),
      );
    }
  },
);

test.each(LANGUAGE_TAGS)(
  'L-14 so is why a file that is attached is of no kind that is taken: %s',
  (language) => {
    const { wrongKind } = wordsOf(`packages/app-shell/src/locales/${language}/orders.json`).files ?? {};
    expect(wrongKind).toBe(translate(language, 'upload.pictureOrPdf'));
  },
);
