import { Suspense, lazy } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { Route, Router, Switch, useLocation } from 'wouter';
import { AppFrame, Onward } from '@selvedge/app-kit/AppFrame';
import { PageBoundary } from '@selvedge/app-kit/PageBoundary';
import { Reload } from '@selvedge/app-kit/Reload';
import { hashRouting } from '@selvedge/app-kit/hashLocation';
import { RoutePending } from '@selvedge/app-kit/useRouteProgress';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { PRICE_PERM } from '@selvedge/domain/backOffice/sight';
import { queryClient } from './api/queryClient';
import { session } from './session/session';
import { settings } from './session/settings';

const SignIn = lazy(() => import('./screens/signIn'));
const Setup = lazy(() => import('./screens/setup'));
const Problem = lazy(() => import('./screens/problem'));
const Inside = lazy(() => import('./Inside'));

/** The back office: providers, and the three kinds of page (sign-in, errors, everything inside the shell). */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router {...hashRouting}>
        <Appearance />
      </Router>
    </QueryClientProvider>
  );
}

function Appearance() {
  const { language, theme, themeColor, density } = useSnapshot(settings);
  const { user } = useSnapshot(session);
  return (
    <AppFrame
      theme={theme}
      accent={themeColor || undefined}
      density={density}
      locale={language}
      areAmountsHidden={user !== null && !hasPerm(user, [PRICE_PERM])}
    >
      <Pages />
    </AppFrame>
  );
}

function Pages() {
  const [path] = useLocation();
  return (
    <PageBoundary resetKey={path} actions={<Reload />}>
      <Suspense fallback={<RoutePending />}>
        <Switch>
          <Route path="/login">
            <SignIn />
          </Route>
          <Route path="/setup">
            <Setup />
          </Route>
          <Route path="/redirect/*">{(params) => <Onward to={params['*']} />}</Route>
          <Route path="/401">
            <Problem kind="401" />
          </Route>
          <Route path="/404">
            <Problem kind="404" />
          </Route>
          <Route>
            <Inside />
          </Route>
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}
