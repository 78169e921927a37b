import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnAccount, SheetReading } from '@selvedge/domain/sheets/reading/account';
import type { ColumnChoices, ColumnRole } from '@selvedge/domain/sheets/reading/choices';
import { headAddress } from '@selvedge/domain/sheets/reading/form';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { useFormats } from '@selvedge/design-system/i18n';
import { ColumnSelect } from './ColumnSelect';
import { readingLines } from './readingLines';
import { useReadingWords } from './useReadingWords';

interface ReadingTableProps {
  reading: SheetReading;
  choices: ColumnChoices;
  /** Whether choices are disabled, while the sheet is committed. */
  isDisabled?: boolean;
  onChoose: (choices: ColumnChoices) => void;
}

/**
 * Table of all columns with their roles, which the user can change, and of the rows and sheets that are not read. The id columns of the
 * template are detected from their headers only.
 */
export function ReadingTable({ reading, choices, isDisabled = false, onChoose }: ReadingTableProps) {
  const { t } = useTranslation('import');
  const formats = useFormats();
  const wordsOf = useReadingWords();
  const rows = useMemo(
    () => readingLines(reading).map((line) => ({ ...wordsOf(line), line })),
    [reading, wordsOf],
  );
  const choose = (column: ColumnAccount, role: ColumnRole | null): void => {
    const next = new Map(choices);
    if (role === null) next.delete(headAddress(column));
    else next.set(headAddress(column), role);
    onChoose(next);
  };
  return (
    <Stack isInset>
      <FieldTable
        label={t('reading.tab')}
        rows={rows}
        rowId={({ line }) => line.id}
        columns={[
          {
            id: 'place',
            header: t('reading.columns.place'),
            isRowHeader: true,
            render: ({ place }) => place,
          },
          {
            id: 'what',
            header: t('reading.columns.what'),
            hasOwnLine: true,
            render: ({ line, what }) =>
              line.kind === 'column' && line.of.use !== 'ID' ? (
                <ColumnSelect
                  column={line.of}
                  role={choices.get(headAddress(line.of))}
                  isDisabled={isDisabled}
                  onChange={(role) => choose(line.of, role)}
                />
              ) : (
                what
              ),
          },
          {
            id: 'pieces',
            header: t('reading.columns.pieces'),
            align: 'end',
            width: 160,
            render: ({ line: { pieces } }) => (pieces === 0 ? '' : formats.quantity(pieces)),
          },
        ]}
      />
    </Stack>
  );
}
