import { useTranslation } from 'react-i18next';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Section } from '@selvedge/design-system/layout/Section';
import { Table } from '@selvedge/design-system/primitives/Table';
import { useFormats } from '@selvedge/design-system/i18n';
import type { StaffProduct } from '../../api/schemas';
import { priceAfter, valueOf } from './batchForm';

interface BatchPreviewProps {
  rows: readonly StaffProduct[];
  percent: number | null;
}

/** Preview of the selected products' prices and of their stock's value. */
export function BatchPreview({ rows, percent }: BatchPreviewProps) {
  const { t } = useTranslation('products');
  const formats = useFormats();
  const { before, after } = valueOf(rows, percent);
  return (
    <Section
      title={t('batch.preview')}
      note={t('batch.value', { before: formats.money(before), after: formats.money(after) })}
    >
      <Table
        label={t('batch.preview')}
        hasPhoneRows
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('columns.name'),
            isRowHeader: true,
            render: ({ brandName, name, color }) => [brandName, name, color].join(' '),
          },
          {
            id: 'before',
            header: t('batch.before'),
            align: 'end',
            width: 112,
            render: (row) => <PriceCell cents={row.wholesalePriceCents} tone="reference" />,
          },
          {
            id: 'after',
            header: t('batch.after'),
            align: 'end',
            width: 112,
            render: (row) => <PriceCell cents={priceAfter(row, percent)} />,
          },
        ]}
      />
    </Section>
  );
}
