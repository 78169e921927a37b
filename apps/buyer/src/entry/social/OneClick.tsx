import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { errorWords } from '../../trade/errorWords';
import { depart } from './departure';
import { usePlatform } from './platform';
import { beginSocial } from './social.api';

/** Sign-in with one click: the platform asks the user to share the identity. */
export function OneClick({ redirect }: { redirect: string | null }) {
  const { t } = useTranslation('social');
  const name = usePlatform();
  const begin = useMutation({
    mutationFn: beginSocial,
    onSuccess: ({ state, url }) => depart(url, { state, purpose: 'signIn', redirect }),
  });
  return (
    <Stack gap="s5">
      <Text ink="medium" as="p">
        {t('oneClickIntro', { name })}
      </Text>
      <div role="alert">
        {begin.isError && (
          <StatusMark glyph="cross" tone="critical">
            {errorWords(begin.error)}
          </StatusMark>
        )}
      </div>
      <Button
        variant="primary"
        size="large"
        isPending={begin.isPending || begin.isSuccess}
        onPress={() => begin.mutate()}
      >
        {t('oneClick', { name })}
      </Button>
    </Stack>
  );
}
