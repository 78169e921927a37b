import { faultReference } from '@selvedge/api-spec/client';
import { Suspense, lazy, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RoutePending } from '@selvedge/app-kit/useRouteProgress';
import { Button } from '@selvedge/design-system/Button';
import { ErrorState } from '@selvedge/design-system/ErrorState';
import { OpenPages } from './navigation/OpenPages';
import { matchPlace } from './navigation/menu';
import { prunePages } from './navigation/tabs';
import { useNavigation } from './navigation/useNavigation';
import { Shell } from './Shell';
import { LiveUpdates } from './session/LiveUpdates';
import { PreferenceSync } from './session/PreferenceSync';
import { accessQuery } from './session/access';
import type { Access } from './session/access';
import { signOut } from './session/account';

const FirstPassword = lazy(() => import('./screens/firstPassword'));

/** Everything behind the sign-in: first who it is and what that person may see, then the shell with the open pages. */
export default function Inside() {
  const { t } = useTranslation();
  const access = useQuery(accessQuery);
  if (access.data?.user.mustChangePassword) {
    return (
      <Suspense fallback={<RoutePending />}>
        <FirstPassword />
      </Suspense>
    );
  }
  if (access.data) return <Office access={access.data} />;
  if (!access.isError) return <RoutePending />;
  return (
    <ErrorState
      isInset
      title={t('access.failed')}
      onRetry={() => void access.refetch()}
      isRetrying={access.isFetching}
      reference={faultReference(access.error)}
      action={
        <Button variant="quiet" onPress={() => void signOut()}>
          {t('actions.signOut')}
        </Button>
      }
    />
  );
}

function Office({ access }: { access: Access }) {
  const navigation = useNavigation(access.routes);
  const { places, address, place } = navigation;
  useEffect(() => prunePages((path) => matchPlace(places, path.split('?')[0] ?? '') !== undefined), [places]);
  return (
    <Shell user={access.user} navigation={navigation}>
      {place && <OpenPages places={places} front={address} />}
      <LiveUpdates />
      <PreferenceSync />
    </Shell>
  );
}
