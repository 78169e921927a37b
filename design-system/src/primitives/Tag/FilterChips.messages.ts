/** The list's spoken name, and the button that takes all filters away. */
export const messages = {
  'zh-CN': { label: '已选筛选', clear: '清除' },
  en: { label: 'Filters in force', clear: 'Clear' },
};
