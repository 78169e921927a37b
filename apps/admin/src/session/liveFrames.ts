import type { StaffFrame } from '@selvedge/api-spec/client';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import type { CacheArea } from '@selvedge/app-kit/app/queryKeys';

/** Areas of the cache that a frame makes stale. */
const staleBy: Partial<Record<StaffFrame['type'], readonly CacheArea[]>> = {
  'order.changed': ['orders', 'dashboard'],
  'payment.submitted': ['orders', 'dashboard'],
  'menu.changed': ['access'],
};

/** Makes stale what a frame says has changed (D-54, Q-38). */
export function refresh({ type }: StaffFrame): void {
  void invalidate(...(staleBy[type] ?? []));
}
