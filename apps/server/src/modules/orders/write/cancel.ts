import type { Step } from '../machine/call';

/** The cancel of a whole order, or of one sub-order, with its reason. */
export function cancelStep(reason: string, subId?: string): Step {
  return {
    action: 'cancelOrder',
    subId,
    sub: { cancelReason: reason },
    order: subId === undefined ? { cancelReason: reason } : {},
    note: reason,
  };
}
