import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffProduct } from '../../api/schemas';
import { Allowed } from '../../session/Allowed';

const CorrectStock = lazyDialog(() => import('./CorrectStock').then((part) => part.CorrectStock));
const Movements = lazyDialog(() => import('./Movements').then((part) => part.Movements));

/** Buttons for the stock of a product: its movements, and a correction. */
export function StockTools({ product }: { product: StaffProduct }) {
  const { t } = useTranslation('products');
  const [open, setOpen] = useState<'movements' | 'correction'>();
  const close = (): void => setOpen(undefined);
  return (
    <Inline gap="s4">
      <Button variant="link" onPress={() => setOpen('movements')}>
        {t('movement.name')}
      </Button>
      <Allowed anyOf={['biz:stock:correct']}>
        <Button variant="link" onPress={() => setOpen('correction')}>
          {t('correction.open')}
        </Button>
      </Allowed>
      {open === 'movements' && <Movements product={product} onClose={close} />}
      {open === 'correction' && <CorrectStock product={product} onClose={close} />}
    </Inline>
  );
}
