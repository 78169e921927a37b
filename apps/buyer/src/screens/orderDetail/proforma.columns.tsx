import type { TFunction } from 'i18next';
import type { components } from '@selvedge/api-spec/types';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import type { Formats } from '@selvedge/design-system/i18n';
import type { SubOrder } from '../../api/schemas';

type OrderLine = components['schemas']['OrderLine'];

/** Line of the proforma invoice, with the quantity that is charged now. */
export interface ProformaLine extends OrderLine {
  qty: number;
}

/**
 * Returns the lines of a sub-order with the charged quantities: the confirmed ones, or the requested ones before the confirmation; lines of
 * zero are left out.
 */
export function proformaLines({ lines }: SubOrder, isConfirmed: boolean): ProformaLine[] {
  return lines
    .map((line) => ({ ...line, qty: isConfirmed ? line.confirmedQty : line.askedQty }))
    .filter(({ qty }) => qty > 0);
}

/** Returns the columns of the proforma invoice: product, code, colour, size, quantity, price and sum. */
export function proformaColumns(t: TFunction<'orders'>, formats: Formats): TableColumn<ProformaLine>[] {
  return [
    { id: 'name', header: t('proforma.goods'), render: ({ brandName, name }) => `${brandName} ${name}` },
    { id: 'code', header: t('proforma.code'), render: ({ intlCode }) => intlCode },
    { id: 'color', header: t('proforma.colour'), render: ({ color }) => color },
    { id: 'size', header: t('proforma.size'), render: ({ size }) => size },
    { id: 'qty', header: t('proforma.pieces'), align: 'end', render: ({ qty }) => formats.quantity(qty) },
    {
      id: 'price',
      header: t('proforma.price'),
      align: 'end',
      render: ({ priceCents }) => <PriceCell cents={priceCents} isCharged />,
    },
    {
      id: 'sum',
      header: t('proforma.sum'),
      align: 'end',
      render: ({ lineCents }) => <PriceCell cents={lineCents} isCharged />,
    },
  ];
}
