import type { ReactNode } from 'react';
import { useHashLocation, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { Router } from 'wouter';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import type { StaffUser } from '../../apps/admin/src/api/schemas';
import { PageAddress, pageRouting } from '../../apps/admin/src/tabs/pageAddress';
import { beginSession, session } from '../../apps/admin/src/api/session';
import { settings } from '../../apps/admin/src/session/settings';
import { messages } from './storyApp';
import type { StoryApp } from './storyApp';

/** The back office around one of its screens: each page reads its own address, as behind the tabs. */
export const storyApp: StoryApp = {
  queryClient,
  messages: messages(import.meta.glob('../../apps/admin/src/locales/*/*.json')),
  userOperation: 'getUsersMe',
  enter: (user) => {
    if (user) beginSession('Bearer', 'story');
    else session.token = null;
    session.user = (user ?? null) as StaffUser | null;
  },
  setLanguage: (language) => {
    settings.language = language;
  },
  Around: OpenPage,
};

function OpenPage({ children }: { children: ReactNode }) {
  const [path] = useHashLocation();
  const search = useHashSearch();
  return (
    <PageAddress value={search === '' ? path : `${path}?${search}`}>
      <Router {...pageRouting}>{children}</Router>
    </PageAddress>
  );
}
