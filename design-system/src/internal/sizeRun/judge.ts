import { isOneSize } from '../../formats';
import { parseQuantity } from '@selvedge/domain/products/quantity';
import type { Translate } from '../../i18n';
import type { PasteOutcome } from '../grid/paste';
import type { Problem, RunSize } from './types';

/** Parses the text of a size field into pieces; null when it is no whole number. An empty text is zero pieces. */
export function readSizeText(text: string): number | null {
  return text.trim() === '' ? 0 : parseQuantity(text);
}

/** Returns the positions of the editable sizes: all that are not sold out. */
export function openSizes(sizes: readonly RunSize[]): number[] {
  const open: number[] = [];
  sizes.forEach((size, position) => {
    if (size.stock !== 0) open.push(position);
  });
  return open;
}

/** Returns the problem of a quantity that exceeds the stock; undefined when there is none. */
export function stockProblem(size: RunSize, quantity: number, t: Translate<'sizeRun'>): Problem | undefined {
  if (size.stock === null || quantity <= size.stock) return undefined;
  const values = { size: size.label, stock: size.stock, asked: quantity };
  return { level: 'critical', message: t(isOneSize(size.label) ? 'overStockOne' : 'overStock', values) };
}

/** Decides on a pasted text for a size: accepted, cut to the stock, or rejected with the reason. */
export function validateSizePaste(size: RunSize, text: string, t: Translate<'sizeRun'>): PasteOutcome {
  const quantity = parseQuantity(text);
  if (quantity === null) return { outcome: 'rejected', reason: t('validNumber') };
  if (size.stock === 0) return { outcome: 'rejected', reason: t('soldOutReason', { size: size.label }) };
  if (size.stock === null || quantity <= size.stock) return { outcome: 'accepted', value: String(quantity) };
  const values = { size: size.label, stock: size.stock, asked: quantity };
  return { outcome: 'cut', value: String(size.stock), reason: t('cut', values) };
}

/** Returns the accessible name of a size field. */
export function sizeName(size: RunSize, t: Translate<'sizeRun'>): string {
  if (size.stock === null) return t('sizeOpen', { size: size.label });
  return t(size.stock === 0 ? 'soldOut' : 'size', { size: size.label, stock: size.stock });
}
