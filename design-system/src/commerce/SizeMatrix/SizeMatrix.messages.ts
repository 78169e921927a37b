import { catalogue } from '../../i18n';
import type words from '../../locales/en/SizeMatrix.json';

export const sizeMatrixMessages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SizeMatrix.json', { eager: true, import: 'default' }),
);
