/** Spoken name of the cross; `name` is what the tag says. */
export const messages = { 'zh-CN': { remove: '移除 {name}' }, en: { remove: 'Remove {name}' } };
