import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { isOneSize } from '@selvedge/design-system/formats';
import { Switch } from '@selvedge/design-system/primitives/Switch';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import type { ProductDetail } from '../../api/schemas';
import { errorWords } from '../../trade/errorWords';
import { waitFor } from '../../trade/waitFor';
import { wishedOf } from './watch';
import type { Wish } from './watch';

/** Switch that sets or removes an alert: it changes at once, and turns back with the reason after a refusal. */
export function WatchSwitch({ product, wish }: { product: ProductDetail; wish: Wish }) {
  const { t } = useTranslation('product');
  const formats = useFormats();
  const { kind, skuId, size, isOn, priceCents } = wish;
  const ask = useMutation({
    mutationFn: (next: boolean) => {
      const others = wishedOf(product, skuId).filter((one) => one !== kind);
      const on = next ? [...others, kind] : others;
      return waitFor({ productId: product.id, on, ...(skuId !== undefined && { skuId }) });
    },
    onSuccess: (_, next) =>
      toast.show({ message: t(next ? 'watch.asked' : 'watch.takenBack'), tone: 'positive' }),
    onError: (error) =>
      toast.show({
        message: (isApiError(error) && error.fields['on']) || errorWords(error),
        tone: 'critical',
      }),
  });
  const words = (): string => {
    if (size !== undefined) return t('watch.size', { size: isOneSize(size) ? t('oneSize') : size });
    if (kind === 'RESTOCK') return t('watch.restock');
    return priceCents === undefined
      ? t('watch.cheaper')
      : t('watch.cheaperThan', { price: formats.displayMoney(priceCents) });
  };
  return (
    <Switch isSelected={ask.isPending ? ask.variables : isOn} onChange={(next) => ask.mutate(next)}>
      {words()}
    </Switch>
  );
}
