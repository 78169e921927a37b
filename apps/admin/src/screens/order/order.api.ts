import { queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import { invalidate, runThenRefetch } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { CloudProductsInput, OrderLinesInput, SubOrder } from '../../api/schemas';

/** Query of one order with everything below it. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'detail', id),
    queryFn: ({ signal }) => staff.get('/api/v1/orders/{id}', { path: { id }, signal, silent: true }),
  });

/** Refetches all queries that show orders; resolves when the visible pages have the new data. */
export function renewOrders(): Promise<void> {
  void invalidate('dashboard');
  return invalidate('orders');
}

/** Runs a transition; its dialog need not wait until the orders are refetched. */
const transition = (step: () => Promise<unknown>): Promise<void> =>
  runThenRefetch(step, () => void renewOrders());

/** Line as a transition sends it; parts that are left out stay unchanged. */
export interface LineChange {
  id: string;
  qty: number;
  shortageReason?: 'DEFECT' | 'SHORTAGE';
  priceCents?: number;
  discountCents?: number;
}

/** Input of a transition of a sub-order: the changed lines, and fields of the whole sub-order. */
export interface StepInput {
  lines: LineChange[];
  discountCents?: number;
  shipDate?: string;
  note?: string;
  version: number;
}

/** Confirms a sub-order for the platform; a cut line has its reason. Refusals are shown in the dialog. */
export async function platformConfirm({ id }: SubOrder, { lines, version }: StepInput): Promise<void> {
  const confirmed = lines.map(({ id: line, qty, shortageReason }) => ({
    id: line,
    confirmedQty: qty,
    shortageReason,
  }));
  await transition(() =>
    staff.put('/api/v1/sub-orders/{id}/confirm', {
      path: { id },
      body: { lines: confirmed, version },
      silent: true,
    }),
  );
}

/** Records the supplier's acknowledgement. */
export async function acknowledge({ id }: SubOrder, input: StepInput): Promise<void> {
  const { lines, discountCents, shipDate, version } = input;
  const acknowledged = lines.map(({ id: line, qty, priceCents }) => ({ id: line, qty, priceCents }));
  await transition(() =>
    staff.put('/api/v1/sub-orders/{id}/acknowledge', {
      path: { id },
      body: { lines: acknowledged, discountCents, shipDate, version },
      silent: true,
    }),
  );
}

/** Makes a new offer for a sub-order. */
export async function reoffer(
  { id }: SubOrder,
  { lines, shipDate, note, version }: StepInput,
): Promise<void> {
  await transition(() =>
    staff.put('/api/v1/sub-orders/{id}/offer', {
      path: { id },
      body: { lines, shipDate, note, version },
      silent: true,
    }),
  );
}

/** Rejects a sub-order; the customer reads the reason. */
export async function reject(id: string, reason: string, version: number): Promise<void> {
  const body = { reason, version };
  await transition(() => staff.put('/api/v1/sub-orders/{id}/reject', { path: { id }, body, silent: true }));
}

/** Cancels an order, or one sub-order of it. `version` is that of the cancelled one. */
export async function cancel(
  id: string,
  input: { reason: string; subOrderId?: string; version: number },
): Promise<void> {
  await transition(() =>
    staff.put('/api/v1/orders/{id}/cancel', { path: { id }, body: input, silent: true }),
  );
}

/** Settles a claim: grants all or part of it, sends its pieces again, or refuses it; refusals are shown in its form. */
export async function settleClaim(
  id: string,
  body: { settledCents: number; isReplaced: boolean; note: string; version: number },
): Promise<void> {
  await staff.put('/api/v1/claims/{id}/settle', { path: { id }, body, silent: true });
  await renewOrders();
}

/** Adds a message to an order. */
export async function comment(
  id: string,
  body: { text: string; fileIds: string[]; internal: boolean },
  idempotencyKey: string,
): Promise<void> {
  await staff.post('/api/v1/orders/{id}/comments', { path: { id }, body, idempotencyKey });
  await renewOrders();
}

/** Changes lines of an order, or adds products of a list or entered by hand; refusals are shown in the dialog. */
export const changeLines = (id: string, body: OrderLinesInput) =>
  staff.put('/api/v1/orders/{id}/lines', { path: { id }, body, silent: true });

/** Adds products of the pool of all suppliers. */
export const addPoolProducts = (id: string, body: CloudProductsInput, idempotencyKey: string) =>
  staff.post('/api/v1/orders/{id}/cloud-products', { path: { id }, body, idempotencyKey, silent: true });
