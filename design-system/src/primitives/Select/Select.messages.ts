/** What stands in an empty select, and in one that has nothing to offer. */
export const messages = {
  'zh-CN': { choose: '请选择', empty: '没有可选项' },
  en: { choose: 'Choose', empty: 'Nothing to choose from' },
};
