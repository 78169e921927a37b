import type { components } from '@selvedge/api-spec/types';
import type { SubOrderLine } from '@selvedge/design-system/commerce/SubOrderTable';
import type { OrderWords } from './orderViews';
import { shortageWords } from './shortageWords';

type OrderLine = components['schemas']['OrderLine'];
type SubOrder = components['schemas']['SubOrder'];

/** Returns the text for a difference between requested and confirmed pieces. */
export type DifferenceWords = (
  reason: 'DEFECT' | 'SHORTAGE',
  qty: number,
  sizes: string,
) => {
  title: string;
  detail?: string;
};

/** Returns the texts of both apps for a difference: reason, pieces, sizes. */
export function differenceWords(words: OrderWords): DifferenceWords {
  return (reason, qty, sizes) => ({
    title: shortageWords(words, { reason, qty }),
    detail: words.t('shortageSizes', { sizes }),
  });
}

const sum = (
  lines: readonly OrderLine[],
  key: 'askedQty' | 'confirmedQty' | 'shippedQty' | 'receivedQty',
): number => lines.reduce((total, line) => total + line[key], 0);

/** Returns whether there are confirmed pieces to show: the platform has answered, or has made a new offer. */
function isAnswered({ confirmation, lines }: SubOrder): boolean {
  if (confirmation === 'AWAITING_CUSTOMER') return lines.some(({ confirmedQty }) => confirmedQty > 0);
  return confirmation !== 'AWAITING_PLATFORM';
}

/**
 * Returns the lines of a sub-order for its table, by style, with the sizes of one price together. EUR cents.
 *
 * @param hrefOf returns the link to a product's page, in an app that has one
 */
export function subOrderLines(
  sub: SubOrder,
  words: DifferenceWords,
  hrefOf?: (productId: string) => string,
): SubOrderLine[] {
  const groups = groupLines(sub.lines);
  const isConfirmed = isAnswered(sub);
  const hasShipped = sub.shipping !== 'NONE';
  return [...groups].flatMap(([id, lines]) => {
    const [first] = lines;
    if (!first) return [];
    const cut = lines.filter((line) => isConfirmed && line.confirmedQty < line.askedQty);
    const reasons = [...new Set(cut.map(({ shortageReason = 'SHORTAGE' }) => shortageReason))];
    const effectCents = cut.reduce(
      (total, line) => total - (line.askedQty - line.confirmedQty) * line.priceCents,
      0,
    );
    return [
      {
        id,
        brand: first.brandName,
        name: first.name,
        href: hrefOf?.(first.productId),
        colour: first.color,
        pictureSrc: first.image ?? undefined,
        sizes: lines.map((line) => ({ size: line.size, qty: line.askedQty })),
        priceCents: first.priceCents,
        askedQty: sum(lines, 'askedQty'),
        confirmedQty: isConfirmed ? sum(lines, 'confirmedQty') : null,
        shippedQty: hasShipped ? sum(lines, 'shippedQty') : null,
        receivedQty: sub.shipping === 'RECEIVED' ? sum(lines, 'receivedQty') : null,
        differences: reasons.flatMap((reason) => {
          const own = cut.filter(({ shortageReason = 'SHORTAGE' }) => shortageReason === reason);
          const sizes = own.map(({ size }) => size).join(' ');
          return words(reason, sum(own, 'askedQty') - sum(own, 'confirmedQty'), sizes);
        }),
        lineCents: lines.reduce((total, line) => total + line.lineCents, 0),
        effectCents: effectCents === 0 ? null : effectCents,
      },
    ];
  });
}

function groupLines(lines: readonly OrderLine[]): Map<string, OrderLine[]> {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const key = `${line.productId}/${line.priceCents}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return groups;
}
