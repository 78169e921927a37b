import i18next from 'i18next';
import type { StaffFrame } from '@selvedge/api-spec/client';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import type { CacheArea } from '@selvedge/app-shell/app/queryKeys';

/** Areas of the cache that each frame makes stale. */
const staleBy: Partial<Record<StaffFrame['type'], readonly CacheArea[]>> = {
  'order.changed': ['orders', 'dashboard'],
  'payment.submitted': ['orders', 'dashboard'],
  notice: ['notices'],
  'menu.changed': ['access', 'menus', 'roles', 'people'],
  'dict.changed': ['dicts'],
  'config.changed': ['config', 'tradeRules'],
};

/** Invalidates the areas that a frame has changed; notifies staff who check payments of a waiting proof. */
export function refresh(frame: StaffFrame): void {
  void invalidate(...(staleBy[frame.type] ?? []));
  if (frame.type === 'payment.submitted' && frame.data)
    toast.show({ message: i18next.t('messages.proofWaits', { orderNo: frame.data.orderNo }) });
}
