/** Words of the bar itself. */
export const messages = {
  'zh-CN': { clear: '取消选择' },
  en: { clear: 'Clear selection' },
};
