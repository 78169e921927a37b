import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { defaultLocale, intlTag } from '../formats/locale';
import type { Locale } from '../formats/locale';
import type { Currency } from '../formats/money';

/** Display currency of prices, with its rate. */
export interface DisplayCurrency {
  code: Currency;
  /** Units per euro, as a decimal string. */
  rate: string;
}

export interface LocaleState {
  locale: Locale;
  /** IANA zone in which dates are written; undefined for the reader's own. */
  timeZone: string | undefined;
  currency: DisplayCurrency;
  /** Whether the reader has no permission to see prices: every amount is a dash. */
  areAmountsHidden: boolean;
}

export interface LocaleProviderProps {
  locale: Locale;
  timeZone?: string;
  /** Defaults to euro at rate 1. */
  currency?: DisplayCurrency;
  /** Whether the reader has no permission to see prices: every amount is drawn as a dash that states it. */
  areAmountsHidden?: boolean;
  children: ReactNode;
}

const euro: DisplayCurrency = { code: 'EUR', rate: '1' };
const LocaleContext = createContext<LocaleState>({
  locale: defaultLocale,
  timeZone: undefined,
  currency: euro,
  areAmountsHidden: false,
});

/** Returns the language, time zone and display currency in force. */
export function useLocale(): LocaleState {
  return useContext(LocaleContext);
}

/**
 * Sets language, time zone and display currency for everything inside, including React Aria's own texts, and writes the language to the
 * document, where fonts and screen readers read it. The messages of the language are loaded before, by `loadMessages`.
 */
export function LocaleProvider({
  locale,
  timeZone,
  currency = euro,
  areAmountsHidden = false,
  children,
}: LocaleProviderProps) {
  const { code, rate } = currency;
  const state = useMemo(
    () => ({ locale, timeZone, currency: { code, rate }, areAmountsHidden }),
    [locale, timeZone, code, rate, areAmountsHidden],
  );
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <LocaleContext value={state}>
      <I18nProvider locale={intlTag(locale)}>{children}</I18nProvider>
    </LocaleContext>
  );
}
