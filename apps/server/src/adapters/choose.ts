import { join } from 'node:path';
import type { Config } from '../config';
import type { Adapters } from './adapters';
import { fileFolder } from './fileFolder';
import { outboxMail } from './outbox';
import { smtpMail } from './smtp';
import { noSocial, socialSimulator } from './socialSimulator';

/** The adapters for a configuration. */
export function chooseAdapters(
  config: Config,
  log: { info(fields: object, message: string): void },
): Adapters {
  const outbox = outboxMail(join(config.dataDir, 'outbox'), log);
  return {
    mail: config.smtp === undefined ? outbox : smtpMail(config.smtp, outbox),
    social: config.mode === 'production' ? noSocial : socialSimulator,
    files: fileFolder(join(config.dataDir, 'files')),
  };
}
