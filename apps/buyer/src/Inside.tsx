import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { PageBoundary } from '@selvedge/app-kit/PageBoundary';
import { Reload } from '@selvedge/app-kit/Reload';
import { RoutePending } from '@selvedge/app-kit/useRouteProgress';
import { Shell } from './Shell';
import { BindEmail } from './session/BindEmail';
import { LiveUpdates } from './session/LiveUpdates';
import { routes } from './routes';
import Problem from './screens/problem';

/** Everything inside the shell: the screens, the bind dialog and the live channel. A page that fails leaves the shell standing. */
export default function Inside() {
  const [path] = useLocation();
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
      <LiveUpdates />
    </Shell>
  );
}
