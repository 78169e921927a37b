import { lazy } from 'react';
import { Redirect } from 'wouter';
import { withInsideMessages } from '@selvedge/app-shell/app/i18n';
import { createApp } from '@selvedge/app-shell/start/createApp';
import { listenForBindPrompt } from './session/bindPrompt';
import { redirectFor } from './session/guard';
import { preferences, watchDevice } from './session/preferences';
import { endSession, followSession, session } from './api/session';
import { useAppearance } from './session/useAppearance';

listenForBindPrompt();
watchDevice();

await createApp({
  channel: 'front',
  messages: import.meta.glob('./locales/*/*.json'),
  language: preferences.language,
  useAppearance,
  redirectFor,
  session: { isOpen: () => session.token !== null, end: endSession, follow: followSession },
  signIn: () => import('./screens/signIn'),
  inside: () => import('./Inside'),
  pages: {
    '/': () => <Redirect to="/dataSummary" replace />,
    '/share/:code': lazy(withInsideMessages(() => import('./screens/sharedList'))),
  },
}).start();
