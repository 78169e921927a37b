import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from '@selvedge/app-kit/hashLocation';
import { startI18n } from '@selvedge/app-kit/i18n';
import { installGuard } from '@selvedge/app-kit/installGuard';
import { keepRootFontSize } from '@selvedge/app-kit/rootFont';
import { watchSessionExpiry } from '@selvedge/app-kit/sessionClock';
import { App } from './App';
import { apiBase } from './api/client';
import { queryClient } from './api/queryClient';
import { judgeNavigation } from './session/guard';
import { endSession, session } from './session/session';
import { settings } from './session/settings';

if (import.meta.env.DEV && import.meta.env.VITE_MOCK) {
  const { startMockPanel } = await import('@selvedge/app-kit/mock/startMockPanel');
  await startMockPanel({ apiBase, refresh: () => void queryClient.resetQueries() });
}
keepRootFontSize();
installGuard(judgeNavigation);
watchSessionExpiry(
  () => session.token !== null,
  () => {
    endSession();
    navigate('/login');
  },
);

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element to mount on');

await startI18n(import.meta.glob('./locales/*/*.json'), settings.language);
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
