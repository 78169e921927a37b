/** The way on after a failure. */
export const messages = {
  'zh-CN': { retry: '重试', reference: '编号 {reference}' },
  en: { retry: 'Try again', reference: 'Reference {reference}' },
};
