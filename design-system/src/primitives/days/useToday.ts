import { dateInZone } from '@selvedge/domain/time/zones';
import { clockNow } from '../../formats/clock';
import { useLocale } from '../../i18n/LocaleProvider';

/** Returns the IANA zone in which dates are written. */
export function useZone(): string {
  return useLocale().timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the present day as `YYYY-MM-DD`, by the clock of the app's server in the reader's zone. */
export function useToday(): string {
  return dateInZone(clockNow(), useZone());
}
