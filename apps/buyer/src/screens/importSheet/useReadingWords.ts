import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { rowRanges } from '@selvedge/domain/sheets/reading/rowRanges';
import { useFormats } from '@selvedge/design-system/i18n';
import type { ReadingLine } from './readingLines';

/** Most row ranges that are listed; further rows are counted. */
const RANGES_WRITTEN = 10;

/** Place of a part of a workbook, and its role. */
export interface ReadingWords {
  place: string;
  what: string;
}

/** Hook that returns place and role of a part of a workbook. */
export function useReadingWords(): (line: ReadingLine) => ReadingWords {
  const { t } = useTranslation('import');
  const formats = useFormats();
  return useCallback(
    (line: ReadingLine) => {
      if (line.kind === 'column') {
        const { column, name, use, size } = line.of;
        return { place: t('reading.column', { column, name }), what: t(`reading.use.${use}`, { size }) };
      }
      if (line.kind === 'sheet') {
        const { name, reason } = line.of;
        return { place: t('reading.otherSheet', { name }), what: t(`reading.sheet.${reason}`) };
      }
      const { rowNos, count, reason } = line.of;
      const { ranges, rows } = rowRanges(rowNos, RANGES_WRITTEN);
      const list = ranges.join(', ');
      const more = count - rows;
      return {
        place:
          more > 0
            ? t('reading.rowsMore', { list, more: formats.quantity(more) })
            : t('reading.rows', { list, count }),
        what: t(`reading.row.${reason}`),
      };
    },
    [t, formats],
  );
}
