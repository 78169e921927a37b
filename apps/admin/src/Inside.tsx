import { serverErrorRequestId } from '@selvedge/api-spec/client';
import { Suspense, lazy, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { LiveUpdates } from '@selvedge/app-shell/app/LiveUpdates';
import { RoutePending } from '@selvedge/app-shell/app/useRouteProgress';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ErrorState } from '@selvedge/design-system/primitives/ErrorState';
import { OpenPages } from './navigation/OpenPages';
import { matchPlace } from './navigation/menu';
import { prunePages } from './tabs/tabs';
import { useNavigation } from './navigation/useNavigation';
import { Shell } from './Shell';
import { refresh } from './session/liveFrames';
import { session } from './api/session';
import { BindEmail } from './session/BindEmail';
import { PreferenceSync } from './session/PreferenceSync';
import { accessQuery } from './session/access';
import type { Access } from './session/access';
import { signOut } from './session/account';

const FirstPassword = lazy(() => import('./screens/firstPassword'));
const FactorFirst = lazy(() => import('./screens/factorFirst'));

/** Part of the app behind the sign-in: loads the user and their permissions first, then shows the shell with the open pages. */
export default function Inside() {
  const { t } = useTranslation();
  const access = useQuery(accessQuery);
  const { mustChangePassword = false, mustSetUpFactor = false } = access.data?.user ?? {};
  if (mustChangePassword || mustSetUpFactor) {
    return (
      <Suspense fallback={<RoutePending />}>
        {mustChangePassword ? <FirstPassword /> : <FactorFirst />}
      </Suspense>
    );
  }
  if (access.data) return <Office access={access.data} />;
  if (!answerOf(access).hasFailed) return <RoutePending />;
  return (
    <ErrorState
      isInset
      title={t('access.failed')}
      onRetry={() => void access.refetch()}
      isRetrying={access.isFetching}
      reference={serverErrorRequestId(access.error)}
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
  const { token } = useSnapshot(session);
  useEffect(() => prunePages((path) => matchPlace(places, path.split('?')[0] ?? '') !== undefined), [places]);
  return (
    <Shell user={access.user} navigation={navigation}>
      {place && <OpenPages places={places} front={address} />}
      <LiveUpdates channel="admin" token={token} onFrame={refresh} />
      <BindEmail />
      <PreferenceSync />
    </Shell>
  );
}
