import { StrictMode, Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { ChannelName } from '@selvedge/api-spec/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { serverNow } from '@selvedge/api-spec/client';
import { setClock } from '@selvedge/design-system/formats';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch, useLocation } from 'wouter';
import { watchOtherTabs } from '../session/otherTabs';
import type { SessionChange } from '../session/otherTabs';
import { watchSessionExpiry } from '../session/sessionClock';
import { AppFrame, Onward } from '../app/AppFrame';
import type { Appearance } from '../app/AppFrame';
import { apiBase } from '../app/client';
import { hashRouting, navigate } from '../app/hashLocation';
import { startI18n, withInsideMessages } from '../app/i18n';
import type { MessageLoaders, Language } from '../app/i18n';
import { installGuard } from '../app/installGuard';
import { PageBoundary } from '../app/PageBoundary';
import { queryClient, watchQueries } from '../app/queryClient';
import { Reload } from '../app/Reload';
import { keepRootFontSize } from '../app/rootFont';
import { RoutePending } from '../app/useRouteProgress';
import { useScrollToTop } from '../app/useScrollToTop';
import { DictionaryWordsProvider } from '../app/DictionaryWordsProvider';

const Problem = lazy(() => import('../app/ProblemScreen'));

/** Parts in which an app differs. */
export interface AppParts {
  /** Message files of the app; those that both apps share are in the app shell. */
  messages: MessageLoaders;
  /** Initial language. */
  language: Language;
  /** Live channel of the app. */
  channel: ChannelName;
  /** Hook for theme, currency and amount visibility that the user chose. */
  useAppearance: () => Appearance;
  /** Checks a navigation: returns the path to redirect to, or null to let it pass. */
  redirectFor: (path: string, search: string) => string | null;
  session: {
    /** Returns whether a user is signed in. */
    isOpen: () => boolean;
    /** Ends the session and forgets the user. */
    end: () => void;
    /** Takes over the change that another tab made to the session, and returns it. */
    follow: () => SessionChange;
  };
  /** Loads the sign-in page. */
  signIn: () => Promise<{ default: ComponentType }>;
  /** Loads everything after the sign-in: shell and screens. */
  inside: () => Promise<{ default: ComponentType }>;
  /** Pages of the app outside the shell, by path. */
  pages?: Readonly<Record<string, ComponentType>>;
}

/**
 * Creates an app: providers, guard, session clock, messages, and its three kinds of page (sign-in, errors, everything inside the shell).
 * `start` mounts it on the page.
 */
export function createApp(parts: AppParts): { start: () => Promise<void> } {
  const { messages, channel, language, redirectFor, session } = parts;
  const App = appOf(parts);
  return {
    start: async () => {
      if (import.meta.env.DEV && import.meta.env.VITE_MOCK) {
        const { startMockPanel } = await import('../dev/startMockPanel');
        await startMockPanel({ apiBase, channel, refresh: () => void queryClient.resetQueries() });
      }
      watchQueries();
      setClock(serverNow);
      keepRootFontSize();
      installGuard(redirectFor);
      watchOtherTabs(session.follow, (path) => !isOutside(path, Object.keys(parts.pages ?? {})));
      watchSessionExpiry(session.isOpen, () => {
        session.end();
        navigate('/login');
      });
      const container = document.getElementById('root');
      if (!container) throw new Error('The page has no element to mount on');
      await startI18n(messages, language);
      createRoot(container).render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
    },
  };
}

/** Returns whether a path is the sign-in page, or one of the app's own pages outside the shell. */
function isOutside(path: string, pages: readonly string[]): boolean {
  const beforeParameter = (own: string): string => own.replace(/:.*$/, '');
  return ['/login', ...pages].some((own) =>
    own.includes(':') ? path.startsWith(beforeParameter(own)) : path === own,
  );
}

function appOf({ useAppearance, signIn, inside, pages = {} }: AppParts): ComponentType {
  const SignIn = lazy(signIn);
  const Inside = lazy(withInsideMessages(inside));

  const Pages = () => {
    const [path] = useLocation();
    useScrollToTop(path);
    return (
      <PageBoundary resetKey={path} actions={<Reload />}>
        <Suspense fallback={<RoutePending />}>
          <Switch>
            <Route path="/login">
              <SignIn />
            </Route>
            {Object.entries(pages).map(([own, Page]) => (
              <Route key={own} path={own}>
                <DictionaryWordsProvider>
                  <Page />
                </DictionaryWordsProvider>
              </Route>
            ))}
            <Route path="/redirect/*">{(params) => <Onward to={params['*']} />}</Route>
            <Route path="/401">
              <Problem kind="401" />
            </Route>
            <Route>
              <DictionaryWordsProvider>
                <Inside />
              </DictionaryWordsProvider>
            </Route>
          </Switch>
        </Suspense>
      </PageBoundary>
    );
  };

  const Framed = () => (
    <AppFrame {...useAppearance()}>
      <Pages />
    </AppFrame>
  );

  return function App() {
    return (
      <QueryClientProvider client={queryClient}>
        <Router {...hashRouting}>
          <Framed />
        </Router>
      </QueryClientProvider>
    );
  };
}
