import { version } from '../../package.json';

/** Version of the product, as the apps show it. */
export const VERSION: string = version;
