import { Suspense, lazy, useMemo } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { rateOf } from '@selvedge/api-spec/rules/exchange';
import { hashRouting, navigate, useHashSearch } from '@selvedge/app-kit/hashLocation';
import { PageBoundary } from '@selvedge/app-kit/PageBoundary';
import { RoutePending, useRouteProgress } from '@selvedge/app-kit/useRouteProgress';
import { useScrollToTop } from '@selvedge/app-kit/useScrollToTop';
import { Button } from '@selvedge/design-system/Button';
import { LinkRouter } from '@selvedge/design-system/LinkRouter';
import { RouteProgress } from '@selvedge/design-system/RouteProgress';
import { ToastRegion } from '@selvedge/design-system/Toast';
import { LocaleProvider } from '@selvedge/design-system/i18n';
import { ThemeProvider } from '@selvedge/design-system/theme';
import { queryClient } from './api/queryClient';
import { ratesQuery } from './api/rates';
import { preferences } from './session/preferences';

const SignIn = lazy(() => import('./screens/signIn'));
const Problem = lazy(() => import('./screens/problem'));
const Inside = lazy(() => import('./Inside'));

const hrefOf = (to: string): string => (to.startsWith('/') ? `#${to}` : to);

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
  const rates = useQuery(ratesQuery).data;
  const shown = useMemo(() => {
    const rate = rateOf(rates ?? [], currency);
    return rate === null ? undefined : { code: currency, rate };
  }, [rates, currency]);
  return (
    <ThemeProvider theme={theme} density={density}>
      <LocaleProvider locale={language} currency={shown}>
        <LinkRouter navigate={navigate} useHref={hrefOf}>
          <Progress />
          <Pages />
          <ToastRegion />
        </LinkRouter>
      </LocaleProvider>
    </ThemeProvider>
  );
}

function Progress() {
  return <RouteProgress isActive={useRouteProgress()} />;
}

function Pages() {
  const { t } = useTranslation();
  const [path] = useLocation();
  useScrollToTop(path);
  return (
    <PageBoundary
      resetKey={path}
      actions={
        <Button variant="primary" onPress={() => window.location.reload()}>
          {t('actions.reload')}
        </Button>
      }
    >
      <Suspense fallback={<RoutePending />}>
        <Switch>
          <Route path="/login">
            <SignIn />
          </Route>
          <Route path="/">
            <Redirect to="/dataSummary" replace />
          </Route>
          <Route path="/redirect/*">{(params) => <Onward to={`/${params['*'] ?? ''}`} />}</Route>
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

/** goes on to the path behind /redirect and keeps the query. */
function Onward({ to }: { to: string }) {
  const search = useHashSearch();
  return <Redirect to={search === '' ? to : `${to}?${search}`} replace />;
}
