import type { Adapters } from '../adapters/adapters';
import type { Db } from '../db/pool';
import type { JobLog } from '../jobs/log';
import type { TaskHandlers, TASKS } from '../jobs/tasks';
import { forgetCode } from './auth/codes/codes';
import { sendQueued } from './mail/send/send';
import { sweep } from './retention/sweep/sweep';

/** What jobs work with. */
export interface JobServices {
  /** Connections of the worker, not those of calls. */
  db: Db;
  adapters: Adapters;
  log: JobLog;
}

/** What does each kind of work in the background; one line per kind. */
export function taskHandlers({ db, adapters, log }: JobServices): TaskHandlers<typeof TASKS> {
  return {
    sweep: async (_, { signal }) => {
      await sweep({ db, adapters }, log, new Date(), () => signal.aborted);
    },
    'mail.send': (queued, { isLastAttempt }) =>
      sendQueued(
        { db, mail: adapters.mail, now: new Date(), isLastAttempt, onGivenUp: forgetCode },
        queued,
      ),
  };
}
