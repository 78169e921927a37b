import type { ReactElement } from 'react';
import { useFormats, useConvertedAmount } from '../../i18n';
import type { Formats, Translate } from '../../i18n';
import { none } from '../../formats';
import { countSizes } from '../../internal/sizeRun/countSizes';
import { stackCell } from './Cells';
import type { StackParts } from './Cells';
import type { Quantities } from './ManifestTable.types';
import type { ManifestProduct } from './useProductColumns';

interface SubtotalWords {
  readonly t: Translate<'productColumns'>;
  readonly formats: Formats;
  /** Whether a display currency other than euro is in force. */
  readonly isConverted: boolean;
  /** Id of the row's line in the sums around, see `ConvertedSumsProvider`. */
  readonly lineId: string;
}

/** Returns the subtotal of a row's ordered pieces, with the number of pieces or their problem below it. */
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

/** Amount of a row; in another currency its share of the sums around. */
export function Subtotal({ lineId, cents, alone }: { lineId: string; cents: number; alone: string }) {
  const formats = useFormats();
  const share = useConvertedAmount(lineId, cents);
  return share === undefined ? alone : formats.shareMoney(share);
}

/** Returns the note below the amount: the pieces, those missing to the minimum quantity, or those beyond the stock. */
export function noteOf(
  { stock, minQuantity = 0 }: Pick<ManifestProduct, 'stock' | 'minQuantity'>,
  counted: number,
  over: number,
  t: Translate<'productColumns'>,
  formats: Formats,
): Pick<StackParts, 'note' | 'noteLook'> {
  const minimum = Math.min(minQuantity, stock);
  if (over > 0) return { note: t('over', { count: formats.quantity(over) }), noteLook: 'critical' };
  if (counted < minimum)
    return { note: t('moq', { minimum, missing: minimum - counted }), noteLook: 'warning' };
  return { note: formats.count(counted, 'pieceShort') };
}
