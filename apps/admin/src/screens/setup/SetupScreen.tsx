import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { usePageTitle } from '@selvedge/app-kit/app/usePageTitle';
import { ErrorState } from '@selvedge/design-system/ErrorState';
import { LanguageSwitch } from '@selvedge/design-system/LanguageSwitch';
import { Link } from '@selvedge/design-system/Link';
import { SignInLayout } from '@selvedge/design-system/SignInLayout';
import { Skeleton } from '@selvedge/design-system/Skeleton';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { configQuery } from '@selvedge/app-kit/app/config';
import { settings } from '../../session/settings';
import { SetupForm } from './SetupForm';
import { linkQuery } from './setup.api';
import type { LinkState } from './setup.api';

/** Behind the one-time link from the server's console: makes the first administrator and signs in (X-A171, X-A172). */
export function SetupScreen() {
  const { t } = useTranslation('signIn');
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const product = useQuery(configQuery).data?.title ?? t('common:product');
  usePageTitle(`${t('setup.title')} · ${product} ${t('office')}`);

  return (
    <SignInLayout
      productTitle={product}
      title={t('setup.title')}
      language={
        <LanguageSwitch
          form="full"
          onChange={(language) => {
            settings.language = language;
          }}
        />
      }
    >
      <BehindLink token={token} />
    </SignInLayout>
  );
}

function BehindLink({ token }: { token: string }) {
  const { t } = useTranslation('signIn');
  const queryClient = useQueryClient();
  const query = linkQuery(token);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: token !== '' });
  const state: LinkState | undefined = token === '' ? 'unknown' : data;

  if (state === 'good') {
    return (
      <Stack gap="s6">
        <Text ink="medium">{t('setup.intro')}</Text>
        <SetupForm token={token} onSpent={() => queryClient.setQueryData(query.queryKey, 'spent')} />
      </Stack>
    );
  }
  if (state !== undefined) {
    return (
      <ErrorState
        isInset
        title={t(`setup.${state}.title`)}
        action={<Link href="/login">{t('setup.toSignIn')}</Link>}
      >
        {t(`setup.${state}.body`)}
      </ErrorState>
    );
  }
  if (isError) {
    return (
      <ErrorState
        isInset
        title={t('setup.unchecked')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Stack gap="s5">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
