import { catalogue } from '../../i18n';
import type words from '../../locales/en/ThresholdRuler.json';

/** Messages of ThresholdRuler; `{missing}` is an exact sum. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ThresholdRuler.json', { eager: true, import: 'default' }),
);
