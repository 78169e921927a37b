import { staff } from '../../api/client';
import type { StaffOrderInput } from '../../api/schemas';

/** Creates the order; it waits for the customer's confirmation. */
export const addOrder = (body: StaffOrderInput, idempotencyKey: string) =>
  staff.post('/api/v1/orders', { body, idempotencyKey, silent: true });
