/** Words that unfold the rest of a long facet; `count` is how many are folded away. */
export const messages = {
  'zh-CN': { more: '另 {count} 个', less: '收起' },
  en: { more: '{count} more', less: 'Show fewer' },
};
