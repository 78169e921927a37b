import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { nameCell } from '@selvedge/design-system/commerce/ManifestTable';
import type { ManifestColumn } from '@selvedge/design-system/commerce/ManifestTable';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { useFormats } from '@selvedge/design-system/i18n';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import { shortageReasonValues } from '@selvedge/api-spec/values';
import { centsOf, isOpenIn, reasonOf, shownIn } from './sheet.model';
import type { SheetColumn, SheetRow } from './sheet.model';

/** Returns the columns of an order's sheet; ordered and confirmed pieces can be edited. */
export function useSheetColumns(): ManifestColumn<SheetRow>[] {
  const { t } = useTranslation('orders');
  const reasons = useDictionary('shortage_reason');
  const formats = useFormats();
  const statusWord = useStatusWord();
  return useMemo(() => {
    const quantity = (column: SheetColumn, least: number): ManifestColumn<SheetRow> => ({
      id: column,
      header: t(`columns.${column}`),
      align: 'end',
      width: 80,
      look: 'strong',
      render: (row) => formats.quantity(shownIn(row, column)),
      sortValue: (row) => shownIn(row, column),
      edit: {
        kind: 'quantity',
        value: (row) => String(shownIn(row, column) ?? ''),
        isOpen: (row) => isOpenIn(row, column),
        check: (text, row) => {
          const most = column === 'askedQty' ? Infinity : (shownIn(row, 'askedQty') ?? 0);
          if (Number(text) > most) return { level: 'critical', message: t('sheet.above', { count: most }) };
          if (Number(text) < least) return { level: 'critical', message: t('sheet.below') };
          return undefined;
        },
      },
    });
    const reached = (column: 'shippedQty' | 'receivedQty'): ManifestColumn<SheetRow> => ({
      id: column,
      header: t(`columns.${column}`),
      align: 'end',
      width: 72,
      render: ({ source }) => formats.quantity(source.line[column] === 0 ? null : source.line[column]),
      text: ({ source }) => String(source.line[column]),
    });
    return [
      { id: 'no', header: t('sheet.row'), align: 'end', width: 56, pinned: 'start', render: ({ no }) => no },
      {
        id: 'sub',
        header: t('columns.sub'),
        width: 72,
        render: ({ source }) => subOrderPosition(source.subNo),
        sortValue: ({ source }) => source.subNo,
      },
      {
        id: 'product',
        header: t('columns.product'),
        isRowHeader: true,
        width: { min: 232, share: 1 },
        look: 'strong',
        render: ({ source: { line } }) => nameCell(line.brandName, line.name),
        text: ({ source: { line } }) => `${line.brandName} ${line.name}`,
      },
      {
        id: 'code',
        header: t('columns.intlCode'),
        width: 136,
        look: 'code',
        render: ({ source }) => source.line.intlCode,
        sortValue: ({ source }) => source.line.intlCode,
      },
      { id: 'colour', header: t('sheet.colour'), width: 96, render: ({ source }) => source.line.color },
      { id: 'size', header: t('columns.size'), width: 72, render: ({ source }) => source.line.size },
      {
        id: 'warehouse',
        header: t('columns.warehouse'),
        width: 88,
        render: ({ source }) => source.warehouseId,
      },
      {
        id: 'state',
        header: t('columns.status'),
        width: 200,
        render: ({ source: { cancelled, confirmation } }) =>
          statusWord(
            cancelled ? { kind: 'status', code: 'CANCELLED' } : { kind: 'confirmation', code: confirmation },
          ),
      },
      {
        id: 'price',
        header: t('columns.price'),
        align: 'end',
        width: 112,
        render: ({ source }) => formats.money(source.line.priceCents),
      },
      quantity('askedQty', 1),
      quantity('confirmedQty', 0),
      reached('shippedQty'),
      reached('receivedQty'),
      {
        id: 'reason',
        header: t('columns.reason'),
        width: 128,
        render: (row) => {
          const reason = reasonOf(row);
          return reason && t(`dictionaries:shortage_reason.${reason}`);
        },
        edit: {
          kind: 'choice',
          value: (row) => reasonOf(row) ?? '',
          isOpen: (row) => isOpenIn(row, 'confirmedQty') && reasonOf(row) !== null,
          options: () => reasons.optionsOf(shortageReasonValues),
        },
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        align: 'end',
        width: 120,
        render: (row) => formats.money(centsOf(row)),
        sortValue: centsOf,
      },
    ];
  }, [t, formats, reasons, statusWord]);
}
