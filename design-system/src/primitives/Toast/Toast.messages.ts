/** Spoken name of the region, and the button that closes a toast. */
export const messages = {
  'zh-CN': { region: '通知', close: '关闭' },
  en: { region: 'Notifications', close: 'Close' },
};
