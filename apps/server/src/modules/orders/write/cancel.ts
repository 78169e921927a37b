import type { Step } from '../machine/call';

/** Returns the transition that cancels a whole order or one sub-order, with its reason, by the customer or by staff. */
export function cancelStep(by: 'buyer' | 'staff', reason: string, subId?: string): Step {
  return {
    action: 'cancelOrder',
    subId,
    sub: { cancelReason: reason, cancelledByBuyer: by === 'buyer' },
    order: subId === undefined ? { cancelReason: reason } : {},
    note: reason,
  };
}
