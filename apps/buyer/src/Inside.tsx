import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { Route, Switch, useLocation } from 'wouter';
import { LiveUpdates } from '@selvedge/app-kit/app/LiveUpdates';
import { PageBoundary } from '@selvedge/app-kit/app/PageBoundary';
import Problem from '@selvedge/app-kit/app/ProblemScreen';
import { Reload } from '@selvedge/app-kit/app/Reload';
import { RoutePending } from '@selvedge/app-kit/app/useRouteProgress';
import { Shell } from './Shell';
import { BindEmail } from './session/BindEmail';
import { refresh } from './session/liveFrames';
import { session } from './api/session';
import { routes } from './routes';

/** Everything inside the shell: the screens, the bind dialog and the live channel. A page that fails leaves the shell standing. */
export default function Inside() {
  const [path] = useLocation();
  const { token } = useSnapshot(session);
  return (
    <Shell>
      <PageBoundary resetKey={path} actions={<Reload />}>
        <Suspense fallback={<RoutePending />}>
          <Switch>
            {routes.map(({ path: own, screen: Screen }) => (
              <Route key={own} path={own}>
                <Screen />
              </Route>
            ))}
            <Route>
              <Problem kind="404" />
            </Route>
          </Switch>
        </Suspense>
      </PageBoundary>
      <BindEmail />
      <LiveUpdates channel="front" token={token} onFrame={refresh} />
    </Shell>
  );
}
