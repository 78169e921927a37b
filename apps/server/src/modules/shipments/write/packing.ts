import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';

/** Packages of a shipment. */
export interface Packing {
  packingQty: number;
  packages: components['schemas']['StaffShipmentPackage'][];
}

/** Returns the pieces by order line over all packages. */
export function piecesByLine(
  packages: readonly { items: readonly { orderLineId: string; qty: number }[] }[],
) {
  const pieces = new Map<string, number>();
  for (const { items } of packages) {
    for (const { orderLineId, qty } of items) pieces.set(orderLineId, (pieces.get(orderLineId) ?? 0) + qty);
  }
  return pieces;
}

/**
 * Refuses with 40001 packages whose number differs from `packingQty` or that are not numbered each once, and lines that are not of the
 * sub-order.
 */
export function checkPacking(
  { language }: Pick<Context, 'language'>,
  { packingQty, packages }: Packing,
  lineIds: ReadonlySet<string>,
): void {
  const numbers = new Set(packages.map(({ no }) => no));
  const isNumbered = packages.every((_, index) => numbers.has(index + 1));
  if (packingQty !== packages.length || !isNumbered)
    throw invalid({ packages: translate(language, 'shipments.numbers') });
  packages.forEach(({ items }, at) =>
    items.forEach(({ orderLineId }, place) => {
      if (!lineIds.has(orderLineId))
        throw invalid({
          [`packages.${at}.items.${place}.orderLineId`]: translate(language, 'orders.unknownLine'),
        });
    }),
  );
}

/** Returns a moment of the input, now when undefined; refuses with 40001 one in the future or before `after`. */
export function pastMoment(
  { language, now }: Pick<Context, 'language' | 'now'>,
  field: string,
  given: string | undefined,
  after?: Date,
): Date {
  if (given === undefined) return now;
  const at = new Date(given);
  if (at > now) throw invalid({ [field]: translate(language, 'payments.future') });
  if (after !== undefined && at < after) throw invalid({ [field]: translate(language, 'shipments.early') });
  return at;
}
