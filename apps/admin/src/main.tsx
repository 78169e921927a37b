import { lazy } from 'react';
import { createApp } from '@selvedge/app-shell/start/createApp';
import { redirectFor } from './session/guard';
import { endSession, followSession, session } from './api/session';
import { settings } from './session/settings';
import { useAppearance } from './session/useAppearance';

const Problem = lazy(() => import('@selvedge/app-shell/app/ProblemScreen'));

await createApp({
  channel: 'admin',
  messages: import.meta.glob('./locales/*/*.json'),
  language: settings.language,
  useAppearance,
  redirectFor,
  session: { isOpen: () => session.token !== null, end: endSession, follow: followSession },
  signIn: () => import('./screens/signIn'),
  inside: () => import('./Inside'),
  pages: { '/setup': lazy(() => import('./screens/setup')), '/404': () => <Problem kind="404" /> },
}).start();
