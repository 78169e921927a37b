import { Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { BeforeEach, Decorator, Loader } from '@storybook/react-vite';
import { Route, Router } from 'wouter';
import { hashRouting, navigate } from '@selvedge/app-shell/app/hashLocation';
import { LinkRouter } from '../../design-system/src/primitives/LinkRouter/LinkRouter';
import { ToastRegion } from '../../design-system/src/primitives/Toast/Toast';
import type { StoryGlobals } from '../globals';
import type { ScreenParameters } from '../screens/storyApp';
import type { Stage } from '../screens/stage';

const hrefOf = (to: string): string => (to.startsWith('/') ? `#${to}` : to);
const ground = { display: 'flex', flexDirection: 'column', minBlockSize: '100vh' } as const;

/** Loads the app for a screen's story; stories of components have none and load nothing. */
export const loadStage: Loader = async ({ parameters, globals }) => {
  if (!('app' in parameters)) return {};
  const { prepareStage } = await import('../screens/stage');
  return { stage: await prepareStage(parameters as ScreenParameters, (globals as StoryGlobals).locale) };
};

/** Sets up session, address, calls and clock for a screen's story, and restores them after it. */
export const raiseStage: BeforeEach = ({ loaded }) => (loaded as { stage?: Stage }).stage?.raise();

/** Wraps a screen in the context of its app: its data, its routes, its links and its messages. */
export const withApp: Decorator = (Story, { loaded, parameters, id, globals }) => {
  const { stage } = loaded as { stage?: Stage };
  if (!stage) return <Story />;
  const { route } = parameters as ScreenParameters;
  const { queryClient, Around } = stage.app;
  return (
    <QueryClientProvider key={`${id} ${(globals as StoryGlobals).locale}`} client={queryClient}>
      <Router {...hashRouting}>
        <LinkRouter navigate={navigate} useHref={hrefOf}>
          <div style={ground}>
            <Around>
              <Suspense>
                {route ? (
                  <Route path={route}>
                    <Story />
                  </Route>
                ) : (
                  <Story />
                )}
              </Suspense>
            </Around>
          </div>
          <ToastRegion />
        </LinkRouter>
      </Router>
    </QueryClientProvider>
  );
};
