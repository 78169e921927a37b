import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { clearWritten, renewIntents } from '../unsaved/unsaved';
import type { WrittenLine, WrittenScope } from '../unsaved/written';
import { addToCart } from './manifest.api';

/** Hook that adds entered lines to the cart, only once even from duplicated tabs; afterwards the entered quantities are cleared. */
export function useAddToCart(lines: readonly WrittenLine[], scope: WrittenScope) {
  const { t } = useTranslation('listDetail');
  const { t: common } = useTranslation();
  return useMutation({
    mutationFn: () => addToCart(lines),
    onSuccess: () => {
      clearWritten(scope);
      toast.show({
        tone: 'positive',
        message: common('messages.addedToCart'),
        action: { label: t('toCart'), onPress: () => navigate('/shoppingCart') },
      });
    },
    onError: (error) => {
      if (isApiError(error, codes.KEY_REUSED)) renewIntents(scope);
    },
  });
}
