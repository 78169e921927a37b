import { catalogue } from '../../i18n';
import type words from '../../locales/en/OrderTimeline.json';

/** Messages of the order flow and the records. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/OrderTimeline.json', { eager: true, import: 'default' }),
);
