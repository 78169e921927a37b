export { LocaleProvider, useLocale } from './LocaleProvider';
export type { DisplayCurrency, LocaleProviderProps, LocaleState } from './LocaleProvider';
export { fillMessage } from './messages';
export type { Message, Messages, MessageValues, Translate } from './messages';
export { useFormats } from './useFormats';
export type { Formats } from './useFormats';
export { useMessages } from './useMessages';
export { defaultLocale, locales } from '../formats/locale';
export type { Locale } from '../formats/locale';
