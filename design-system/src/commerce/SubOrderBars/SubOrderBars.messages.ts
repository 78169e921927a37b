import { catalogue } from '../../i18n';
import type words from '../../locales/en/SubOrderBars.json';

/** Messages with the number of sub-orders at each stage, for screen readers. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SubOrderBars.json', { eager: true, import: 'default' }),
);
