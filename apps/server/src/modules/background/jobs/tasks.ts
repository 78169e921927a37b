import type { Adapters } from '../../../adapters/adapters';
import type { Config } from '../../../config/config';
import type { Db } from '../../../db/pool';
import type { JobLog } from '../../../jobs/log';
import { passingNames, runnable, type RunnableTask } from '../../../jobs/tasks';
import { forgetCode } from '../../auth/codes/codes';
import { exportTask } from '../../exports/write/queue';
import { runExport } from '../../exports/write/run';
import { checkTask, commitTask } from '../../imports/machine/queueProducts';
import { checkProducts } from '../../imports/products/checkRows';
import { commitProducts } from '../../imports/products/commitRows';
import { notifyFollowers } from '../../lists/notices/followers';
import { announcementTask } from '../../lists/notices/queue';
import { sendQueued } from '../../mail/jobs/send';
import { mailTask } from '../../mail/write';
import { writeNoticeInBatches } from '../../notices/jobs/send';
import { sendingTask } from '../../notices/write/queue';
import { completeSilent, completionTask } from '../../orders/jobs/complete';
import { longLocksTask, notifyLongLocks } from '../../orders/jobs/longLocks';
import { ratesTask, takeRates } from '../../rates/write/fromFeed';
import { sweep, sweepTask } from '../../retention/jobs/sweep';
import { notifyWatchers, watchesTask } from '../../watches/jobs/watchers';

/** Services that jobs need. */
interface JobServices {
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

/** All tasks of the server, each with the function that does its jobs. */
export const TASKS: readonly RunnableTask<JobServices>[] = [
  runnable(sweepTask, async ({ db, adapters, log }, _, { signal }) => {
    await sweep({ db, adapters }, log, new Date(), () => signal.aborted);
  }),
  runnable(sendingTask, ({ db }, { id }, { signal }) => writeNoticeInBatches(db, id, () => signal.aborted)),
  runnable(completionTask, async ({ db, config, log }, _, { signal }) => {
    if (config.completion === null) return;
    const work = { now: new Date(), stopped: () => signal.aborted };
    const done = await completeSilent(db, config.completion, work);
    if (done.completed + done.told > 0) log.info({ ...done }, 'sub-orders completed by time');
  }),
  runnable(longLocksTask, async ({ db, config, log }, _, { signal }) => {
    if (config.lockNoticeHours === null) return;
    const work = { now: new Date(), stopped: () => signal.aborted };
    const told = await notifyLongLocks(db, config.lockNoticeHours, work);
    if (told > 0) log.info({ told }, 'staff were told of long locks');
  }),
  runnable(watchesTask, async ({ db, log }, _, { signal }) => {
    const told = await notifyWatchers(db, { now: new Date(), stopped: () => signal.aborted });
    if (told > 0) log.info({ told }, 'buyers were told of goods they wait for');
  }),
  runnable(ratesTask, async ({ db, adapters, log }) => {
    if (adapters.rates === null) return;
    const taken = await takeRates(db, await adapters.rates.read(), new Date());
    if (taken > 0) log.info({ taken }, 'exchange rates were read');
  }),
  runnable(announcementTask, ({ db }, { id }) => notifyFollowers(db, id, new Date())),
  runnable(exportTask, (services, { id }, job) => runExport(services, id, job)),
  runnable(checkTask, ({ db }, { id }, job) => checkProducts(db, id, job)),
  runnable(commitTask, ({ db }, { id }, job) => commitProducts(db, id, job)),
  runnable(mailTask, ({ db, adapters, config }, queued, { isLastAttempt }) =>
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
  ),
];

/** Names of the tasks whose jobs are removed when they fail for good. */
export const PASSING = passingNames(TASKS);
