/** Words of the button that closes a dialog. */
export const messages = { 'zh-CN': { close: '关闭' }, en: { close: 'Close' } };
