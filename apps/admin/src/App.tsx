import { Suspense, lazy } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { PageBoundary } from '@selvedge/app-kit/PageBoundary';
import { hashRouting, navigate, useHashSearch } from '@selvedge/app-kit/hashLocation';
import { RoutePending, useRouteProgress } from '@selvedge/app-kit/useRouteProgress';
import { LinkRouter } from '@selvedge/design-system/LinkRouter';
import { RouteProgress } from '@selvedge/design-system/RouteProgress';
import { ToastRegion } from '@selvedge/design-system/Toast';
import { LocaleProvider } from '@selvedge/design-system/i18n';
import { ThemeProvider } from '@selvedge/design-system/theme';
import { queryClient } from './api/queryClient';
import { Reload } from './navigation/Reload';
import { settings } from './session/settings';

const SignIn = lazy(() => import('./screens/signIn'));
const Problem = lazy(() => import('./screens/problem'));
const Inside = lazy(() => import('./Inside'));

const hrefOf = (to: string): string => (to.startsWith('/') ? `#${to}` : to);

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
  return (
    <ThemeProvider theme={theme} accent={themeColor || undefined} density={density}>
      <LocaleProvider locale={language}>
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
  const [path] = useLocation();
  return (
    <PageBoundary resetKey={path} actions={<Reload />}>
      <Suspense fallback={<RoutePending />}>
        <Switch>
          <Route path="/login">
            <SignIn />
          </Route>
          <Route path="/redirect/*">{(params) => <Onward to={`/${params['*'] ?? ''}`} />}</Route>
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

/** goes on to the path behind /redirect and keeps the query. */
function Onward({ to }: { to: string }) {
  const search = useHashSearch();
  return <Redirect to={search === '' ? to : `${to}?${search}`} replace />;
}
