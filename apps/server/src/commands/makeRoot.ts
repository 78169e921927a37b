import type { Config } from '../config/config';
import { setupLink } from '../process/startupBanner';
import { makeSetupToken } from '../modules/auth/sessions/setupTokens';
import { onInstallation } from './onInstallation';

/**
 * Creates a one-time link with which an administrator (ROOT) can be created, beside a running or a stopped server (`npm run make:root`).
 */
export async function makeRoot(config: Config): Promise<string> {
  const token = await onInstallation(config, (db) => makeSetupToken(db, new Date()));
  return [
    'This link makes an administrator; it works once, for a day, while the server runs:',
    setupLink(config, config.adminPort, token),
    'Where the back office has another address, put that in place of the one here.',
  ].join('\n');
}
