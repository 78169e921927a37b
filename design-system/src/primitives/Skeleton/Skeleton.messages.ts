import { catalogue } from '../../i18n';
import type words from '../../locales/en/Skeleton.json';

/** Messages of Skeleton. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Skeleton.json', { eager: true, import: 'default' }),
);
