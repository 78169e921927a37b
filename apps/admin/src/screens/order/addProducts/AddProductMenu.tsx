import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import type { AskedStep } from '../order.model';

interface AddProductMenuProps {
  onAsk: (step: AskedStep) => void;
}

/** Menu with the sources of products to add to an order: a list, or the pool of all suppliers. */
export function AddProductMenu({ onAsk }: AddProductMenuProps) {
  const { t } = useTranslation('orders');
  const items = (['list', 'pool'] as const).map((from) => ({
    id: from,
    label: t(`addGoods.${from}`),
    onAction: () => onAsk({ kind: 'goods', from }),
  }));
  return (
    <Menu
      label={t('addGoods.open')}
      trigger={<Button size="header">{t('addGoods.open')}</Button>}
      groups={[{ id: 'from', items }]}
    />
  );
}
