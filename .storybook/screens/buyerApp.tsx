import { queryClient } from '@selvedge/app-shell/app/queryClient';
import type { SessionUser } from '../../apps/buyer/src/api/schemas';
import { preferences } from '../../apps/buyer/src/session/preferences';
import { beginSession, session } from '../../apps/buyer/src/api/session';
import { messages } from './storyApp';
import type { StoryApp } from './storyApp';

/** The buyer app around one of its screens. */
export const storyApp: StoryApp = {
  queryClient,
  messages: messages(import.meta.glob('../../apps/buyer/src/locales/*/*.json')),
  userOperation: 'frontUserGetInfo',
  enter: (user) => {
    if (user) beginSession('story', user as SessionUser);
    else Object.assign(session, { token: null, user: null });
  },
  setLanguage: (language) => {
    preferences.language = language;
  },
  Around: ({ children }) => children,
};
