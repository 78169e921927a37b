/** Words of the button that shows what is typed. */
export const messages = {
  'zh-CN': { show: '显示密码', hide: '隐藏密码' },
  en: { show: 'Show password', hide: 'Hide password' },
};
