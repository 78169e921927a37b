import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '@selvedge/design-system/primitives/ComboBox';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { customerChoices } from '../choices/choices.api';
import { useChoices } from '../choices/useChoices';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { DeliveryFields } from './DeliveryFields';
import type { Delivery } from './DeliveryFields';
import { customerQuery } from './products.api';

/** Head of an order: customer, delivery and payment. */
export interface OrderHead extends Delivery {
  customerId: string | null;
}

interface OrderFieldsProps {
  head: OrderHead;
  /** Whether the page's body reaches the edges. */
  isInset?: boolean;
  onChange: (change: Partial<OrderHead>) => void;
}

/** Fields for the head of an order that staff write: customer, address, payment method, remark. */
export function OrderFields({ head, isInset, onChange }: OrderFieldsProps) {
  const { t } = useTranslation('addOrder');
  const { customerId } = head;
  const label = t('customer');
  const customers = useChoices(customerChoices, { label, chosen: customerId === null ? [] : [customerId] });
  const customer = useQuery({ ...customerQuery(customerId ?? ''), enabled: customerId !== null });
  return (
    <Columns isInset={isInset}>
      <Stack gap="s2">
        <ComboBox
          {...customers}
          label={label}
          isRequired
          value={customerId}
          onChange={(id) => onChange({ customerId: id, addressId: null })}
        />
        <FailedChoices reads={[[t('address'), customer]]} />
      </Stack>
      <DeliveryFields addresses={customer.data?.addresses} delivery={head} onChange={onChange} />
    </Columns>
  );
}
