/** Words of the way out. */
export const messages = { 'zh-CN': { cancel: '取消' }, en: { cancel: 'Cancel' } };
