import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@selvedge/app-shell/session/memoryStorage';

const local = memoryStorage();
const stored = local.kept;
vi.stubGlobal('localStorage', local);
vi.stubGlobal('navigator', { languages: ['zh-CN'] });
vi.stubGlobal('document', { documentElement: {} });
const narrow = { matches: false, addEventListener: vi.fn() };
vi.stubGlobal('window', { matchMedia: () => narrow });
vi.mock('@selvedge/app-shell/app/i18n', () => ({ changeLanguage: vi.fn(() => Promise.resolve()) }));

// Files share modules: those that another one loaded have the real language, and others must not get the one of this file.
vi.resetModules();
const { chooseLanguage, preferences, toggleSidebar, watchDevice } = await import('./preferences');
const { createPreferenceSync, preferencesOf } = await import('./syncPreferences');

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const started = (send: (change: object) => Promise<unknown>) => {
  const sync = createPreferenceSync(send);
  stop = sync.start();
  return sync;
};
let stop = (): void => undefined;

afterAll(() => {
  vi.resetModules();
});

beforeEach(async () => {
  stop();
  Object.assign(preferences, { theme: 'light', size: 'default', watermark: false, language: 'zh-CN' });
  await settled();
  stored.clear();
});

test('R-1.30 R-1.32 X-B97 what the account keeps is taken over on another device and not sent back', async () => {
  const send = vi.fn(() => Promise.resolve());
  started(send).take({ columns: {}, theme: 'system', size: 'large', watermark: true, language: 'en' });
  await settled();
  expect(preferences).toMatchObject({ theme: 'auto', size: 'large', watermark: true, language: 'en' });
  expect(send).not.toHaveBeenCalled();
  expect(preferencesOf({ columns: {}, size: 'small' })).toEqual({});
});

test('X-B98 a change is sent in the words of the contract', async () => {
  const send = vi.fn((_change: object) => Promise.resolve());
  started(send).take({ columns: {} });
  preferences.theme = 'auto';
  preferences.size = 'large';
  await settled();
  expect(Object.assign({}, ...send.mock.calls.map(([change]) => change))).toEqual({
    theme: 'system',
    size: 'large',
  });
});

test('R-1.27 a language chosen before the sign-in wins over the one the account keeps', async () => {
  chooseLanguage('en');
  const send = vi.fn(() => Promise.resolve());
  started(send).take({ columns: {}, language: 'zh-CN' });
  await settled();
  expect(preferences.language).toBe('en');
  expect(send).toHaveBeenCalledExactlyOnceWith({ language: 'en' });
});

test('R-3.07 R-4.30 device, size and sidebar stand in the storage, and the sidebar is closed however it is moved', () => {
  watchDevice();
  expect([stored.get('device'), stored.get('size'), stored.get('sidebarStatus')]).toEqual([
    'desktop',
    'default',
    'closed',
  ]);
  toggleSidebar();
  toggleSidebar();
  expect([preferences.sidebarStatus, stored.get('sidebarStatus')]).toEqual(['closed', 'closed']);
});
