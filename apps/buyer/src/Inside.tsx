import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { RoutePending } from '@selvedge/app-kit/useRouteProgress';
import { Shell } from './Shell';
import { BindEmail } from './session/BindEmail';
import { LiveUpdates } from './session/LiveUpdates';
import { routes } from './routes';
import Problem from './screens/problem';

/** Everything inside the shell: the screens, the bind dialog and the live channel. */
export default function Inside() {
  return (
    <Shell>
      <Suspense fallback={<RoutePending />}>
        <Switch>
          {routes.map(({ path, screen: Screen }) => (
            <Route key={path} path={path}>
              <Screen />
            </Route>
          ))}
          <Route>
            <Problem kind="404" />
          </Route>
        </Switch>
      </Suspense>
      <BindEmail />
      <LiveUpdates />
    </Shell>
  );
}
