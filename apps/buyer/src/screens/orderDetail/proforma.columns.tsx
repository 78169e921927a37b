import type { TFunction } from 'i18next';
import { countColumn, moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import type { components } from '@selvedge/api-spec/types';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
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
export function proformaColumns(t: TFunction<'orders'>): TableColumn<ProformaLine>[] {
  return [
    textColumn('name', t('proforma.goods'), { of: ({ brandName, name }) => `${brandName} ${name}` }),
    textColumn('code', t('proforma.code'), { of: ({ intlCode }) => intlCode }),
    textColumn('color', t('proforma.colour')),
    textColumn('size', t('proforma.size')),
    countColumn('qty', t('proforma.pieces')),
    moneyColumn('price', t('proforma.price'), { isCharged: true, of: ({ priceCents }) => priceCents }),
    moneyColumn('sum', t('proforma.sum'), { isCharged: true, of: ({ lineCents }) => lineCents }),
  ];
}
