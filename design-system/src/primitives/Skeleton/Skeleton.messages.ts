/** Spoken while something loads. */
export const messages = { 'zh-CN': { loading: '载入中' }, en: { loading: 'Loading' } };
