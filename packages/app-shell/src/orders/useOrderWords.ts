import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderWords } from './orderViews';
import { useFormats } from '@selvedge/design-system/i18n';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';

/** Hook that returns messages and formats of orders in the current language. */
export function useOrderWords(): OrderWords {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const statusWord = useStatusWord();
  return useMemo(
    () => ({ t: (key, values) => t(key, values ?? {}), statusWord, formats }),
    [t, statusWord, formats],
  );
}
