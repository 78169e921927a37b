/** The way on after a failure. */
export const messages = { 'zh-CN': { retry: '重试' }, en: { retry: 'Try again' } };
