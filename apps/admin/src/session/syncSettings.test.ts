import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@selvedge/app-shell/session/memoryStorage';

const local = memoryStorage();
const stored = local.kept;
vi.stubGlobal('localStorage', local);
vi.stubGlobal('navigator', { languages: ['zh-CN'] });

const { createSettingsSync, settingsOf } = await import('./syncSettings');
const { settings } = await import('./settings');

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const none = { columns: {}, presets: [] };
const started = (send: (change: object) => Promise<unknown>) => {
  const sync = createSettingsSync(send);
  stop = sync.start();
  return sync;
};
let stop = (): void => undefined;

beforeEach(async () => {
  stop();
  Object.assign(settings, { theme: 'light', themeColor: '', density: 'comfortable', layout: 'left' });
  await settled();
  stored.clear();
});

test('R-3.08 each setting is stored under its own name as soon as it is chosen', async () => {
  Object.assign(settings, {
    tagsView: false,
    fixedHeader: false,
    layout: 'top',
    themeColor: '#7a1f2b',
    theme: 'dark',
    watermark: true,
    showSettings: false,
    sidebarLogo: false,
  });
  await settled();
  expect(Object.fromEntries(stored)).toMatchObject({
    tagsView: 'false',
    fixedHeader: 'false',
    layout: 'top',
    themeColor: '#7a1f2b',
    theme: 'dark',
    watermark: 'true',
    showSettings: 'false',
    sidebarLogo: 'false',
  });
  Object.assign(settings, {
    tagsView: true,
    fixedHeader: true,
    watermark: false,
    showSettings: true,
    sidebarLogo: true,
  });
  await settled();
});

test('X-A164 what the server keeps is taken over and not sent back', async () => {
  const send = vi.fn(() => Promise.resolve());
  started(send).take({ ...none, theme: 'system', accent: '#5e1f2a', layout: 'mix' });
  await settled();
  expect(settings).toMatchObject({
    theme: 'auto',
    themeColor: '#5e1f2a',
    layout: 'mix',
    density: 'comfortable',
  });
  expect(send).not.toHaveBeenCalled();
});

test('X-A164 a change is sent at once, and one made meanwhile after it', async () => {
  const answers: (() => void)[] = [];
  const send = vi.fn((_change: object) => new Promise<void>((resolve) => answers.push(resolve)));
  started(send).take(none);
  settings.theme = 'dark';
  await settled();
  settings.theme = 'auto';
  settings.themeColor = '#5e1f2a';
  await settled();
  answers[0]?.();
  await settled();
  answers[1]?.();
  await settled();
  expect(send.mock.calls.map(([change]) => change)).toEqual([
    { theme: 'dark' },
    { theme: 'system', accent: '#5e1f2a' },
  ]);
  expect(stored.has('settingsToSend')).toBe(false);
});

test('L-50 what could not be sent wins over the older copy of the server, also after a reload', async () => {
  started(() => Promise.reject(new Error('offline')));
  settings.density = 'compact';
  await settled();
  stop();
  expect(stored.get('settingsToSend')).toBe('["density"]');
  const send = vi.fn(() => Promise.resolve());
  started(send).take({ ...none, density: 'comfortable', theme: 'dark' });
  await settled();
  expect(settings).toMatchObject({ density: 'compact', theme: 'dark' });
  expect(send).toHaveBeenCalledExactlyOnceWith({ density: 'compact' });
  expect(stored.has('settingsToSend')).toBe(false);
});

test('parts the server has never heard of leave the settings alone', () => {
  expect(settingsOf(none)).toEqual({});
});
