import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetReading } from '@selvedge/domain/sheets/reading/account';
import { Table } from '@selvedge/design-system/Table';
import { useFormats } from '@selvedge/design-system/i18n';
import { readingLines } from './readingLines';
import { useReadingWords } from './useReadingWords';

/** Every column with what it was taken for, and the rows and sheets that are passed over. */
export function ReadingTable({ reading }: { reading: SheetReading }) {
  const { t } = useTranslation('import');
  const formats = useFormats();
  const wordsOf = useReadingWords();
  const rows = useMemo(
    () => readingLines(reading).map((line) => ({ ...wordsOf(line), id: line.id, pieces: line.pieces })),
    [reading, wordsOf],
  );
  return (
    <Table
      label={t('reading.tab')}
      rows={rows}
      rowId={({ id }) => id}
      hasPhoneRows
      columns={[
        { id: 'place', header: t('reading.columns.place'), isRowHeader: true, render: ({ place }) => place },
        { id: 'what', header: t('reading.columns.what'), render: ({ what }) => what },
        {
          id: 'pieces',
          header: t('reading.columns.pieces'),
          align: 'end',
          width: 160,
          render: ({ pieces }) => (pieces === 0 ? '' : formats.quantity(pieces)),
        },
      ]}
    />
  );
}
