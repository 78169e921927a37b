import { staff } from '../../api/client';
import type { StaffOrderInput } from '../../api/schemas';

/** Makes the order; it waits for the customer to confirm it. */
export const addOrder = (body: StaffOrderInput, idempotencyKey: string) =>
  staff.post('/api/v1/orders', { body, idempotencyKey, silent: true });
