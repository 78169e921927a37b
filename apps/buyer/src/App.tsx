import { Suspense, lazy, useMemo } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { rateOf } from '@selvedge/domain/money/exchange';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { AppFrame, Onward } from '@selvedge/app-kit/AppFrame';
import { hashRouting } from '@selvedge/app-kit/hashLocation';
import { PageBoundary } from '@selvedge/app-kit/PageBoundary';
import { Reload } from '@selvedge/app-kit/Reload';
import { RoutePending } from '@selvedge/app-kit/useRouteProgress';
import { useScrollToTop } from '@selvedge/app-kit/useScrollToTop';
import { queryClient } from './api/queryClient';
import { ratesQuery } from './api/rates';
import { preferences } from './session/preferences';
import { session } from './session/session';

const SignIn = lazy(() => import('./screens/signIn'));
const Problem = lazy(() => import('./screens/problem'));
const Inside = lazy(() => import('./Inside'));

/** The buyer app: providers, and the three kinds of page (sign-in, errors, everything inside the shell). */
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
  const { language, theme, density, currency } = useSnapshot(preferences);
  const { user, token } = useSnapshot(session);
  const rates = useQuery({ ...ratesQuery, enabled: token !== null }).data;
  const shown = useMemo(() => {
    const rate = rateOf(rates ?? [], currency);
    return rate === null ? undefined : { code: currency, rate };
  }, [rates, currency]);
  return (
    <AppFrame
      theme={theme}
      density={density}
      locale={language}
      currency={shown}
      areAmountsHidden={user !== null && !hasPerm(user, ['sp:price:view'])}
    >
      <Pages />
    </AppFrame>
  );
}

function Pages() {
  const [path] = useLocation();
  useScrollToTop(path);
  return (
    <PageBoundary resetKey={path} actions={<Reload />}>
      <Suspense fallback={<RoutePending />}>
        <Switch>
          <Route path="/login">
            <SignIn />
          </Route>
          <Route path="/">
            <Redirect to="/dataSummary" replace />
          </Route>
          <Route path="/redirect/*">{(params) => <Onward to={params['*']} />}</Route>
          <Route path="/401">
            <Problem kind="401" />
          </Route>
          <Route>
            <Inside />
          </Route>
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}
