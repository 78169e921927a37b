import { Activity, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Route, Switch, useLocation } from 'wouter';
import { LiveUpdates } from '@selvedge/app-shell/app/LiveUpdates';
import { PageBoundary } from '@selvedge/app-shell/app/PageBoundary';
import Problem from '@selvedge/app-shell/app/ProblemScreen';
import { Reload } from '@selvedge/app-shell/app/Reload';
import { RoutePending } from '@selvedge/app-shell/app/useRouteProgress';
import { useKeptScroll } from '@selvedge/app-shell/app/useScrollToTop';
import { Shell } from './Shell';
import { BindEmail } from './session/BindEmail';
import { PreferenceSync } from './session/PreferenceSync';
import { refresh } from './session/liveFrames';
import { session } from './api/session';
import { routes } from './routes';

/** Content inside the shell: the screens, the bind dialog and the live channel. A page that fails to render leaves the shell intact. */
export default function Inside() {
  const [path] = useLocation();
  const { token } = useSnapshot(session);
  return (
    <Shell>
      <PageBoundary resetKey={path} actions={<Reload />}>
        <Suspense fallback={<RoutePending />}>
          <Home path={path} />
          <Switch>
            {routes.map(({ path: own, screen: Screen, isHome }) => (
              <Route key={own} path={own}>
                {isHome ? null : <Screen />}
              </Route>
            ))}
            <Route>
              <Problem kind="404" />
            </Route>
          </Switch>
        </Suspense>
      </PageBoundary>
      <BindEmail />
      {token !== null && <PreferenceSync />}
      <LiveUpdates channel="front" token={token} onFrame={refresh} />
    </Shell>
  );
}

const home = routes.find(({ isHome }) => isHome);

/** Home page. After its first visit it stays mounted behind the other pages, with its selections and scroll position. */
function Home({ path }: { path: string }) {
  const isShown = path === home?.path;
  const [wasVisited, setVisited] = useState(isShown);
  if (isShown && !wasVisited) setVisited(true);
  useKeptScroll(isShown ? path : null);
  if (!home || !wasVisited) return null;
  const { screen: Screen } = home;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Screen />
    </Activity>
  );
}
