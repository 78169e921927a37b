/** Languages of the product; Chinese is the default. */
export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The default language. */
export const defaultLocale: Locale = 'zh-CN';
