import type { Messages } from '../../i18n';

/** Words of a product. */
export const messages = {
  'zh-CN': { nameAndColour: '{name}，{colour}' },
  en: { nameAndColour: '{name}, {colour}' },
} satisfies Messages<string>;
