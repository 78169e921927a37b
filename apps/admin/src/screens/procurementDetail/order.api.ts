import { queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import type { CloudProductsInput, OrderLinesInput, SubOrder } from '../../api/schemas';

/** One order with everything below it. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'detail', id),
    queryFn: ({ signal }) => staff.get('/api/v1/orders/{id}', { path: { id }, signal, silent: true }),
  });

/** Fetches anew whatever shows orders; resolves when the pages on the screen have it. */
export function renewOrders(): Promise<void> {
  void invalidate('dashboard');
  return invalidate('orders');
}

/** A line as a step sends it; parts that are left out stay as they are. */
export interface LineChange {
  id: string;
  qty: number;
  shortageReason?: 'DEFECT' | 'SHORTAGE';
  priceCents?: number;
  discountCents?: number;
}

/** What a step on a sub-order sends: the lines that change, and what belongs to the whole. */
export interface StepInput {
  lines: LineChange[];
  discountCents?: number;
  shipDate?: string;
  note?: string;
  version: number;
}

/** The platform confirms; a cut line carries its reason. Refusals are shown where the step is asked for. */
export async function platformConfirm({ id }: SubOrder, { lines, version }: StepInput): Promise<void> {
  const confirmed = lines.map(({ id: line, qty, shortageReason }) => ({
    id: line,
    confirmedQty: qty,
    shortageReason,
  }));
  await staff.put('/api/v1/sub-orders/{id}/confirm', {
    path: { id },
    body: { lines: confirmed, version },
    silent: true,
  });
}

/** Records the supplier's acknowledgement. */
export async function acknowledge({ id }: SubOrder, input: StepInput): Promise<void> {
  const { lines, discountCents, shipDate, version } = input;
  const acknowledged = lines.map(({ id: line, qty, priceCents }) => ({ id: line, qty, priceCents }));
  await staff.put('/api/v1/sub-orders/{id}/acknowledge', {
    path: { id },
    body: { lines: acknowledged, discountCents, shipDate, version },
    silent: true,
  });
}

/** Offers anew. */
export async function reoffer(
  { id }: SubOrder,
  { lines, shipDate, note, version }: StepInput,
): Promise<void> {
  await staff.put('/api/v1/sub-orders/{id}/offer', {
    path: { id },
    body: { lines, shipDate, note, version },
    silent: true,
  });
}

/** Rejects a sub-order; the customer reads the reason. */
export async function reject(id: string, reason: string, version: number): Promise<void> {
  await staff.put('/api/v1/sub-orders/{id}/reject', {
    path: { id },
    body: { reason, version },
    silent: true,
  });
}

/** Cancels an order, or one sub-order of it. `version` is that of what is cancelled. */
export async function cancel(
  id: string,
  input: { reason: string; subOrderId?: string; version: number },
): Promise<void> {
  await staff.put('/api/v1/orders/{id}/cancel', { path: { id }, body: input, silent: true });
}

/** Grants what a receipt claimed, whole or in part, sends its pieces again, or refuses it; refusals are shown in its form. */
export async function settleClaim(
  id: string,
  body: { settledCents: number; isReplaced: boolean; note: string; version: number },
): Promise<void> {
  await staff.put('/api/v1/claims/{id}/settle', { path: { id }, body, silent: true });
  await renewOrders();
}

/** Writes about an order. */
export async function comment(
  id: string,
  body: { text: string; fileIds: string[]; internal: boolean },
  idempotencyKey: string,
): Promise<void> {
  await staff.post('/api/v1/orders/{id}/comments', { path: { id }, body, idempotencyKey });
  await renewOrders();
}

/** Changes lines of an order, or adds goods of a list or goods written by hand; refusals are shown where it is asked for. */
export const changeLines = (id: string, body: OrderLinesInput) =>
  staff.put('/api/v1/orders/{id}/lines', { path: { id }, body, silent: true });

/** Adds goods of the pool of all suppliers. */
export const addPoolGoods = (id: string, body: CloudProductsInput, idempotencyKey: string) =>
  staff.post('/api/v1/orders/{id}/cloud-products', { path: { id }, body, idempotencyKey, silent: true });
