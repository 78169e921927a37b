import type { Messages } from '../../i18n';

/** Words of the facets. */
export const messages = {
  'zh-CN': { panel: '筛选', count: '{label}，{count} 款' },
  en: { panel: 'Filters', count: { one: '{label}, {count} style', other: '{label}, {count} styles' } },
} satisfies Messages<string>;
