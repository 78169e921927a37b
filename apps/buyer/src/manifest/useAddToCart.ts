import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { toast } from '@selvedge/design-system/Toast';
import { clearWritten } from '../unsaved/unsaved';
import type { WrittenLine, WrittenScope } from '../unsaved/written';
import { addToCart, newIntent } from './manifest.api';

/** Puts written lines into the cart; what went in is written no longer. */
export function useAddToCart(lines: readonly WrittenLine[], scope: WrittenScope) {
  const { t } = useTranslation('listDetail');
  const { t: common } = useTranslation();
  const intent = useRef<string | null>(null);
  return useMutation({
    mutationFn: () => {
      intent.current ??= newIntent();
      return addToCart(lines, intent.current);
    },
    onSuccess: () => {
      intent.current = null;
      clearWritten(scope);
      toast.show({
        tone: 'positive',
        message: common('messages.addedToCart'),
        action: { label: t('toCart'), onPress: () => navigate('/shoppingCart') },
      });
    },
    onError: (error) => {
      // A refused content gets a new key once it was changed; a lost answer is asked for again by the same one.
      if (isApiError(error) && error.httpStatus !== undefined) intent.current = null;
    },
  });
}
