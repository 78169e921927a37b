import { expect, test } from 'vitest';
import { NOTICE_KINDS, noticeSettings, DEFAULT_CHANNELS } from './noticeSettings';

test('X-B95 who never chose has every kind in the app and none by e-mail; what was chosen counts for its kind only', () => {
  expect(noticeSettings([])).toEqual(
    Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, DEFAULT_CHANNELS])),
  );
  expect(noticeSettings([{ type: 'LIST', inApp: false, email: true }])).toMatchObject({
    LIST: { inApp: false, email: true },
    ORDER: DEFAULT_CHANNELS,
    SYSTEM: DEFAULT_CHANNELS,
  });
});
