import { useIsMutating, useMutation } from '@tanstack/react-query';
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

/**
 * Switch that sets or removes an alert: it changes at once, and turns back with the reason after a refusal. A call names all alerts of the
 * product, so the others wait until it is answered.
 */
export function WatchSwitch({ product, wish }: { product: ProductDetail; wish: Wish }) {
  const { t } = useTranslation('product');
  const formats = useFormats();
  const { kind, skuId, size, isOn, priceCents } = wish;
  const mutationKey = ['watch', product.id];
  const isAnySaved = useIsMutating({ mutationKey }) > 0;
  const ask = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
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
    <Switch
      isSelected={ask.isPending ? ask.variables : isOn}
      isDisabled={isAnySaved && !ask.isPending}
      onChange={(next) => ask.mutate(next)}
    >
      {words()}
    </Switch>
  );
}
