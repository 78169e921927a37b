import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { EllipsisIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import type { CustomerRow } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import type { AskedOfCustomer } from './CustomerDialogs';

const EDIT = ['biz:customer:edit'] as const;
const ORDERS = ['biz:order:query'] as const;

export interface CustomerMenuProps {
  customer: CustomerRow;
  onAsk: (asked: AskedOfCustomer) => void;
}

/** Menu of one customer: its form, its phone number, its orders. */
export function CustomerMenu({ customer, onAsk }: CustomerMenuProps) {
  const { t } = useTranslation('customers');
  const mayEdit = useAllowed(EDIT);
  const mayReadOrders = useAllowed(ORDERS);
  const { id, nickname, username } = customer;
  const name = nickname || username;
  const items = [
    ...(mayEdit
      ? [
          { id: 'edit', label: t('edit'), onAction: () => onAsk({ kind: 'edit', id }) },
          { id: 'phone', label: t('changePhone'), onAction: () => onAsk({ kind: 'phone', id }) },
        ]
      : []),
    ...(mayReadOrders
      ? [
          {
            id: 'orders',
            label: t('orders'),
            onAction: () => navigate(`/procurement/order?keywords=${encodeURIComponent(name)}`),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  const label = t('more', { name });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisIcon />} />}
      groups={[{ id: 'steps', items }]}
    />
  );
}
