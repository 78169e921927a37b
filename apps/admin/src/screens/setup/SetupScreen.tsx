import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { ErrorState } from '@selvedge/design-system/primitives/ErrorState';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { BeforeInside } from '../../session/BeforeInside';
import { SetupForm } from './SetupForm';
import { linkQuery } from './setup.api';
import type { LinkState } from './setup.api';

/** Page of the one-time link from the server's console: makes the first administrator and signs in. */
export function SetupScreen() {
  const { t } = useTranslation('signIn');
  const token = new URLSearchParams(useSearch()).get('token') ?? '';

  return (
    <BeforeInside title={t('setup.title')}>
      <BehindLink token={token} />
    </BeforeInside>
  );
}

function BehindLink({ token }: { token: string }) {
  const { t } = useTranslation('signIn');
  const queryClient = useQueryClient();
  const asked = linkQuery(token);
  const query = useQuery({ ...asked, enabled: token !== '' });
  const { data, hasFailed } = answerOf(query);
  const state: LinkState | undefined = token === '' ? 'unknown' : data;

  if (state === 'good') {
    return (
      <Stack gap="s6">
        <Text ink="medium">{t('setup.intro')}</Text>
        <SetupForm token={token} onSpent={() => queryClient.setQueryData(asked.queryKey, 'spent')} />
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
  if (hasFailed) {
    return <ReadFailure isInset title={t('setup.unchecked')} query={query} />;
  }
  return (
    <Stack gap="s5">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
