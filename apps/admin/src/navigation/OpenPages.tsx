import { Activity, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { Route, Router } from 'wouter';
import { PageBoundary } from '@selvedge/app-shell/app/PageBoundary';
import Problem from '@selvedge/app-shell/app/ProblemScreen';
import { Reload } from '@selvedge/app-shell/app/Reload';
import { RoutePending } from '@selvedge/app-shell/app/useRouteProgress';
import { PageAddress, pageRouting } from '../tabs/pageAddress';
import { matchPlace } from './menu';
import type { Place } from './menu';
import { screenOf } from './screens';
import { mountedPaths, tabs } from '../tabs/tabs';

interface OpenPagesProps {
  places: readonly Place[];
  /** Full path of the page in front. */
  front: string;
}

/**
 * Page in front, and behind it the kept-alive pages of the other tabs: hidden, with their effects paused and their state and typed text
 * unchanged. Each page is keyed by its full path.
 */
export function OpenPages({ places, front }: OpenPagesProps) {
  const store = useSnapshot(tabs);
  return mountedPaths(store, front).map((address) => (
    <Activity key={store.keys[address] ?? address} mode={address === front ? 'visible' : 'hidden'}>
      <OpenPage places={places} address={address} />
    </Activity>
  ));
}

function OpenPage({ places, address }: { places: readonly Place[]; address: string }) {
  const place = matchPlace(places, address.split('?')[0] ?? '/');
  const screen = place && screenOf(place.component);
  if (!place || !screen) return <Problem kind="404" />;
  return (
    <PageAddress value={address}>
      <Router {...pageRouting}>
        <PageBoundary resetKey={address} actions={<Reload />}>
          <Suspense fallback={<RoutePending />}>
            <Route path={place.path}>{screen}</Route>
          </Suspense>
        </PageBoundary>
      </Router>
    </PageAddress>
  );
}
