import { useTranslation } from 'react-i18next';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { centsOf, issuesIn, shownIn, unsavedIn } from './sheet.model';
import type { SheetRow } from './sheet.model';

/** Bar at the foot of the sheet: sums of the rows, and the number of unsaved cells. */
export function SheetBar({ rows, refused }: { rows: readonly SheetRow[]; refused: number }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const sum = (value: (row: SheetRow) => number) => rows.reduce((total, row) => total + value(row), 0);
  const unsaved = sum(unsavedIn);
  const issues = issuesIn(rows);
  const conflicts = issues.filter(({ issue }) => issue.kind === 'CONFLICT').length;
  const wrong = refused + issues.length - conflicts;
  const figures = [
    [t('columns.asked'), formats.quantity(sum((row) => shownIn(row, 'askedQty') ?? 0))],
    [t('columns.confirmed'), formats.quantity(sum((row) => shownIn(row, 'confirmedQty') ?? 0))],
    [t('columns.amount'), formats.money(sum(centsOf))],
  ];
  const left = [
    unsaved > 0 && t('sheet.unsaved', { count: unsaved }),
    conflicts > 0 && t('sheet.conflicts', { count: conflicts }),
    wrong > 0 && t('sheet.refused', { count: wrong }),
  ].filter((words) => words !== false);
  return (
    <Inline gap="s5">
      {figures.map(([label, figure]) => (
        <Text key={label} ink="medium">
          {label} <Text weight="medium">{figure}</Text>
        </Text>
      ))}
      <output>
        <Text weight="medium">{left.join(' · ')}</Text>
      </output>
    </Inline>
  );
}
