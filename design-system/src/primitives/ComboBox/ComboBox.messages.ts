/** What stands in the list when nothing matches. */
export const messages = { 'zh-CN': { empty: '没有匹配项' }, en: { empty: 'No matches' } };
