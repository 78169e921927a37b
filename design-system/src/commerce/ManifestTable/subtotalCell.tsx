import type { ReactElement } from 'react';
import { useFormats, useShare } from '../../i18n';
import type { Formats } from '../../i18n';
import { none } from '../../formats';
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
  /** The line of the row in the sums around, see `DisplaySums`. */
  readonly lineId: string;
}

/** What the written pieces of a row come to, and beneath it the pieces, or what is wrong with them. */
export function subtotalCell(
  row: ManifestProduct,
  quantities: Quantities,
  { t, formats, isConverted, lineId }: SubtotalWords,
): ReactElement | null {
  const { wholesaleCents } = row;
  const { counted, over } = countSizes(row.sizes, quantities);
  if (counted + over === 0) return null;
  const cents = wholesaleCents === null ? null : wholesaleCents * counted;
  const alone = formats.displayMoney(cents);
  return stackCell({
    main: alone === none || cents === null ? none : <Subtotal lineId={lineId} cents={cents} alone={alone} />,
    look: 'strong',
    isAbout: isConverted,
    ...noteOf(row, counted, over, t, formats),
  });
}

/** The amount of a row as it stands in the sums around: its share of them in another currency. */
export function Subtotal({ lineId, cents, alone }: { lineId: string; cents: number; alone: string }) {
  const formats = useFormats();
  const share = useShare(lineId, cents);
  return share === undefined ? alone : formats.shareMoney(share);
}

/** What stands beneath the amount: the pieces, what is missing to the minimum, or what is written beyond the stock. */
export function noteOf(
  { stock, minQuantity = 0 }: Pick<ManifestProduct, 'stock' | 'minQuantity'>,
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
