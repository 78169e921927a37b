import type { Adapters } from '../adapters/adapters';
import type { Config } from '../config/config';
import type { Db } from '../db/pool';
import type { JobLog } from '../jobs/log';
import type { TaskHandlers, TASKS } from '../jobs/tasks';
import { forgetCode } from './auth/codes/codes';
import { runExport } from './exports/write/run';
import { checkProducts } from './imports/products/checkRows';
import { commitProducts } from './imports/products/commitRows';
import { notifyFollowers } from './lists/notices/followers';
import { sendQueued } from './mail/jobs/send';
import { writeNoticeInBatches } from './notices/jobs/send';
import { completeSilent } from './orders/jobs/complete';
import { notifyLongLocks } from './orders/jobs/longLocks';
import { takeRates } from './rates/write/fromFeed';
import { sweep } from './retention/jobs/sweep';
import { notifyWatchers } from './watches/jobs/watchers';

/** Services that jobs need. */
export interface JobServices {
  /** Connections of the worker, separate from those of HTTP calls. */
  db: Db;
  adapters: Adapters;
  /** Time spans and quotas that an installation may set, and its data directory. */
  config: Pick<
    Config,
    'completion' | 'lockNoticeHours' | 'dataDir' | 'quota' | 'productTitle' | 'buyerOrigin'
  >;
  log: JobLog;
}

/** Returns the handler of each kind of background job; one line per kind. */
export function taskHandlers({ db, adapters, config, log }: JobServices): TaskHandlers<typeof TASKS> {
  return {
    sweep: async (_, { signal }) => {
      await sweep({ db, adapters }, log, new Date(), () => signal.aborted);
    },
    'notices.write': ({ id }, { signal }) => writeNoticeInBatches(db, id, () => signal.aborted),
    'orders.complete': async (_, { signal }) => {
      if (config.completion === null) return;
      const work = { now: new Date(), stopped: () => signal.aborted };
      const done = await completeSilent(db, config.completion, work);
      if (done.completed + done.told > 0) log.info({ ...done }, 'sub-orders completed by time');
    },
    'orders.longLocks': async (_, { signal }) => {
      if (config.lockNoticeHours === null) return;
      const work = { now: new Date(), stopped: () => signal.aborted };
      const told = await notifyLongLocks(db, config.lockNoticeHours, work);
      if (told > 0) log.info({ told }, 'staff were told of long locks');
    },
    'watches.tell': async (_, { signal }) => {
      const told = await notifyWatchers(db, { now: new Date(), stopped: () => signal.aborted });
      if (told > 0) log.info({ told }, 'buyers were told of goods they wait for');
    },
    'rates.read': async () => {
      if (adapters.rates === null) return;
      const taken = await takeRates(db, await adapters.rates.read(), new Date());
      if (taken > 0) log.info({ taken }, 'exchange rates were read');
    },
    'lists.announce': ({ id }) => notifyFollowers(db, id, new Date()),
    'exports.write': ({ id }, run) => runExport({ db, adapters, config }, id, run),
    'imports.check': ({ id }, run) => checkProducts(db, id, run),
    'imports.commit': ({ id }, run) => commitProducts(db, id, run),
    'mail.send': (queued, { isLastAttempt }) =>
      sendQueued(
        {
          db,
          mail: adapters.mail,
          sender: { product: config.productTitle, origin: config.buyerOrigin },
          now: new Date(),
          isLastAttempt,
          onDiscarded: forgetCode,
        },
        queued,
      ),
  };
}
