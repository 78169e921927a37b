import { useTranslation } from 'react-i18next';
import { Select } from '@selvedge/design-system/primitives/Select';
import { TextField } from '@selvedge/design-system/primitives/TextField';
import { OUTSIDE_METHODS, TRANSFER } from '@selvedge/domain/money/paymentMethods';
import { textLength } from '@selvedge/domain/display/textLength';
import type { Address, StaffOrderInput } from '../api/schemas';

/** Delivery and payment of an order. */
export interface Delivery {
  addressId: string | null;
  paymentMethod: StaffOrderInput['paymentMethod'];
  remark: string;
}

/** Initial delivery of a new order. */
export const NO_DELIVERY: Delivery = { addressId: null, paymentMethod: TRANSFER, remark: '' };

const REMARK_MAX = 500;

/** Whether a remark is short enough to be sent. */
export const isRemarkShort = (remark: string): boolean => textLength(remark) <= REMARK_MAX;

interface DeliveryFieldsProps {
  /** Saved addresses of the customer; undefined while no customer is selected. */
  addresses: readonly Address[] | undefined;
  delivery: Delivery;
  onChange: (change: Partial<Delivery>) => void;
}

/** Fields for address, payment method and remark of an order that staff make for a customer. */
export function DeliveryFields({ addresses, delivery, onChange }: DeliveryFieldsProps) {
  const { t } = useTranslation(['addOrder', 'orders']);
  const isWithout = addresses?.length === 0;
  return (
    <>
      <Select
        label={t('address')}
        isRequired
        isDisabled={isWithout || addresses === undefined}
        description={isWithout ? t('noAddress') : undefined}
        options={(addresses ?? []).map((one) => ({
          id: one.id,
          label: [one.realName, one.country, one.city, one.detail].filter(Boolean).join(' '),
        }))}
        value={delivery.addressId}
        onChange={(id) => onChange({ addressId: id })}
      />
      <Select
        label={t('method')}
        options={OUTSIDE_METHODS.map((id) => ({ id, label: t(`dictionaries:payment_method.${id}`) }))}
        value={delivery.paymentMethod}
        onChange={(id) =>
          onChange({ paymentMethod: OUTSIDE_METHODS.find((one) => one === id) ?? delivery.paymentMethod })
        }
      />
      <TextField
        label={t('orders:remark')}
        maxLength={REMARK_MAX}
        value={delivery.remark}
        onChange={(remark) => onChange({ remark })}
      />
    </>
  );
}
