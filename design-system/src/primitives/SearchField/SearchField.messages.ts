/** Words of the button that empties the field. */
export const messages = { 'zh-CN': { clear: '清除' }, en: { clear: 'Clear' } };
