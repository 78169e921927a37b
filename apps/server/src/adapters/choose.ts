import { join } from 'node:path';
import type { Config } from '../config/config';
import type { Adapters, FileAdapter, SocialAdapter } from './adapters';
import { fileBucket } from './fileBucket';
import { fileFolder } from './fileFolder';
import { FileStoreUnavailableError } from './filesAway';
import { outboxMail } from './outbox';
import { outsideTransactions } from './outsideTransactions';
import { rateFeed } from './rateFeed';
import { smtpMail } from './smtp';
import { oidc } from './social/oidc';
import { noSocial } from './social/platform';
import { socialSimulator } from './social/simulator';
import { wechat } from './social/wechat';

/**
 * Checks that files can be stored, before the server accepts requests. Refuses the start with a sentence when the settings are wrong; a
 * store that is merely unavailable is logged and does not prevent the server from taking orders.
 */
export async function checkFiles(
  files: FileAdapter,
  log: { warn(fields: object, message: string): void },
): Promise<void> {
  try {
    await files.check();
  } catch (error) {
    if (!(error instanceof FileStoreUnavailableError)) throw error;
    log.warn({ err: error }, 'the store of files is away: uploads and files answer 503 until it is back');
  }
}

function chooseSocial({ mode, social }: Pick<Config, 'mode' | 'social'>): SocialAdapter {
  if (social === undefined) return mode === 'production' ? noSocial : socialSimulator;
  return social.kind === 'wechat' ? wechat(social) : oidc(social);
}

/** Creates the adapters for a configuration. */
export function chooseAdapters(
  config: Config,
  log: { info(fields: object, message: string): void },
): Adapters {
  const outbox = outboxMail(join(config.dataDir, 'outbox'), log);
  return outsideTransactions({
    mail: config.smtp === undefined ? outbox : smtpMail(config.smtp, outbox),
    social: chooseSocial(config),
    files:
      config.bucket === undefined ? fileFolder(join(config.dataDir, 'files')) : fileBucket(config.bucket),
    rates: config.ratesUrl === undefined ? null : rateFeed(config.ratesUrl),
  });
}
