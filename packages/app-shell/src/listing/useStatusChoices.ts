import { useStatusOrder, useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { AnyStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { Choice } from '@selvedge/design-system/primitives/ChoiceFilter';

/** Returns the function that makes statuses choices of a filter, with the merchant's names and in the merchant's order. */
export function useStatusChoices(): <Status extends AnyStatus>(
  statuses: readonly Status[],
) => Choice<Status['code']>[] {
  const word = useStatusWord();
  const inOrder = useStatusOrder();
  return (statuses) => inOrder(statuses).map((status) => ({ id: status.code, label: word(status) }));
}
