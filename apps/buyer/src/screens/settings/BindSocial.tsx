import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { configQuery } from '@selvedge/app-shell/app/config';
import { Button } from '@selvedge/design-system/primitives/Button';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { depart } from '../../entry/social/departure';
import { usePlatform } from '../../entry/social/platform';
import { beginSocial } from '../../entry/social/social.api';
import { errorWords } from '../../trade/errorWords';

/**
 * Button that binds a social account, if the installation has a social platform: the platform asks for consent and returns to the settings.
 */
export function BindSocial() {
  const { t } = useTranslation('social');
  const name = usePlatform();
  const hasPlatform = useQuery(configQuery).data?.socialLogin ?? false;
  const begin = useMutation({
    mutationFn: beginSocial,
    onSuccess: ({ state, url }) => depart(url, { state, purpose: 'bind', redirect: null }),
    onError: (error) => toast.show({ message: errorWords(error), tone: 'critical' }),
  });
  if (!hasPlatform) return null;
  return (
    <Button isPending={begin.isPending} onPress={() => begin.mutate()}>
      {t('bind', { name })}
    </Button>
  );
}
