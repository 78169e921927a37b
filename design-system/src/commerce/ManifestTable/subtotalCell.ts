import type { ReactElement } from 'react';
import type { Formats } from '../../i18n';
import { countSizes } from '../../internal/sizeRun/countSizes';
import { stackCell } from './Cells';
import type { StackParts } from './Cells';
import type { Quantities } from './ManifestTable.types';
import type { ProductColumnTranslate } from './productColumns.messages';
import type { ManifestProduct } from './useProductColumns';

interface SubtotalWords {
  readonly t: ProductColumnTranslate;
  readonly formats: Formats;
  /** Another currency than euro is in force. */
  readonly isConverted: boolean;
}

/** What the written pieces of a row come to, and beneath it the pieces, or what is wrong with them. */
export function subtotalCell(
  row: ManifestProduct,
  quantities: Quantities,
  { t, formats, isConverted }: SubtotalWords,
): ReactElement | null {
  const { wholesaleCents } = row;
  const { counted, over } = countSizes(row.sizes, quantities);
  if (counted + over === 0) return null;
  return stackCell({
    main: formats.displayMoney(wholesaleCents === null ? null : wholesaleCents * counted),
    look: 'strong',
    isAbout: isConverted,
    ...noteOf(row, counted, over, t, formats),
  });
}

function noteOf(
  { stock, minQuantity = 0 }: ManifestProduct,
  counted: number,
  over: number,
  t: ProductColumnTranslate,
  formats: Formats,
): Pick<StackParts, 'note' | 'noteLook'> {
  const minimum = Math.min(minQuantity, stock);
  if (over > 0) return { note: t('over', { count: formats.quantity(over) }), noteLook: 'critical' };
  if (counted < minimum)
    return { note: t('moq', { minimum, missing: minimum - counted }), noteLook: 'warning' };
  return { note: formats.count(counted, 'pieceShort') };
}
