import type { components } from '@selvedge/api-spec/types';
import type { Cart, DraftDetail } from '../../api/schemas';
import type { WrittenLine } from '../../unsaved/written';

type InquiryLine = components['schemas']['InquiryLine'];
type DraftLine = components['schemas']['DraftLine'];

/** Line of the inquiry as the page shows it. */
export interface InquiryItem {
  /** List id and SKU id. */
  readonly key: string;
  readonly skuId: string;
  readonly productId: string;
  readonly listId: string;
  readonly qty: number;
  /** Price per piece in EUR cents as the buyer saw it; null for a price on inquiry. */
  readonly priceCents: number | null;
  readonly cartLineId?: string;
  readonly note?: string;
  readonly brandName: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly intlCode: string;
  readonly image: string | null;
}

const lineKeyOf = (line: { listId: string; skuId: string }): string => `${line.listId}/${line.skuId}`;

/** Returns the lines of a draft with their products; a line whose product no longer exists is kept, so that it can be seen and removed. */
export function draftItems({ lines, products }: DraftDetail): InquiryItem[] {
  return lines.map((line) => {
    const product = products.find(
      ({ id, listId }) => id === line.productId && (listId ?? line.listId) === line.listId,
    );
    return {
      key: lineKeyOf(line),
      skuId: line.skuId,
      productId: line.productId,
      listId: line.listId,
      qty: line.qty,
      priceCents: product?.wholesalePriceCents ?? null,
      note: line.note,
      brandName: product?.brandName ?? '',
      name: product?.name ?? line.skuId,
      color: product?.color ?? '',
      size: product?.sizes.find(({ skuId }) => skuId === line.skuId)?.size ?? '',
      intlCode: product?.intlCode ?? '',
      image: product?.images[0] ?? null,
    };
  });
}

/** Returns the lines of the cart: those with the passed ids, or all that can be ordered. */
export function cartItems(cart: Cart, lineIds: readonly string[] | null): InquiryItem[] {
  return cart.groups
    .flatMap(({ lines }) => lines)
    .filter(({ id, state }) => (lineIds ? lineIds.includes(id) : state !== 'CLOSED'))
    .map((line) => ({
      key: lineKeyOf(line),
      skuId: line.skuId,
      productId: line.productId,
      listId: line.listId,
      qty: line.qty,
      priceCents: line.priceNowCents,
      cartLineId: line.id,
      brandName: line.brandName,
      name: line.name,
      color: line.color,
      size: line.size,
      intlCode: line.intlCode,
      image: line.image,
    }));
}

/** Returns the lines of the quantities entered on lists. */
export function writtenItems(lines: readonly WrittenLine[]): InquiryItem[] {
  return lines.map((line) => ({
    key: lineKeyOf(line),
    skuId: line.skuId,
    productId: line.productId,
    listId: line.listId,
    qty: line.qty,
    priceCents: line.facts.priceCents,
    brandName: line.facts.brandName,
    name: line.facts.name,
    color: line.facts.color,
    size: line.size,
    intlCode: line.facts.intlCode,
    image: line.facts.image,
  }));
}

/** Returns the lines with the quantities changed on the page; zero removes a line. */
export function withQuantities(
  items: readonly InquiryItem[],
  quantities: Readonly<Record<string, number>>,
): InquiryItem[] {
  return items
    .map((item) => ({ ...item, qty: quantities[item.key] ?? item.qty }))
    .filter(({ qty }) => qty > 0);
}

/**
 * Returns the lines with the shown prices, after the buyer accepted new ones: a price that changes again is refused and shown again
 * (40909).
 */
export function atShownPrices(
  items: readonly InquiryItem[],
  shownCents: (key: string) => number | undefined,
): InquiryItem[] {
  return items.map((item) => ({ ...item, priceCents: shownCents(item.key) ?? item.priceCents }));
}

/** Returns the lines as the server takes them, with the prices that the buyer saw (40909). */
export function inquiryLines(items: readonly InquiryItem[]): InquiryLine[] {
  return items.map(({ skuId, listId, qty, priceCents, cartLineId, note }) => ({
    skuId,
    listId,
    qty,
    ...(priceCents === null ? {} : { priceCents }),
    ...(cartLineId ? { cartLineId } : {}),
    ...(note ? { note } : {}),
  }));
}

/** Returns the lines as a draft stores them. */
export function draftLines(items: readonly InquiryItem[]): DraftLine[] {
  return items.map(({ productId, skuId, listId, qty, note }) => ({
    productId,
    skuId,
    listId,
    qty,
    ...(note ? { note } : {}),
  }));
}
