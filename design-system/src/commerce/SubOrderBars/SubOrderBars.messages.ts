import { catalogue } from '../../i18n';
import type words from '../../locales/en/SubOrderBars.json';

/** How many sub-orders stand at each stage, as it is said. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SubOrderBars.json', { eager: true, import: 'default' }),
);
