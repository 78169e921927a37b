import type { Config } from '../config/config';
import { reencryptFactorSecrets } from '../modules/auth/factor/reencryptFactorSecrets';
import { renewSigningSecret } from '../modules/upload/files/signingSecret';
import { onInstallation } from './onInstallation';

/** Replaces the signing key of file addresses, and seals second factors anew with the current `SEAL_KEY` (`npm run renew:keys`). */
export async function renewKeys(config: Config): Promise<string> {
  const { factors, lost } = await onInstallation(config, async (db) => {
    await renewSigningSecret(db, new Date());
    return reencryptFactorSecrets(db, config);
  });
  return [
    'Addresses of files are signed with a new key; those given out are good until they end.',
    `Second factors sealed with the key of now: ${factors - lost}.`,
    ...(lost > 0 ? [`No key opens ${lost} more: their owners set the second factor up anew.`] : []),
  ].join('\n');
}
