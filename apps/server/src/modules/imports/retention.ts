import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const importRetention = {
  importJobs: {
    keep: '30 days after its rows went',
    why: 'the person sees what was imported',
    gone: (now) => sql`expires_at < ${since(now, 30 * DAY_MS)}`,
  },
  importRows: {
    keep: '7 days, at most 20 imports and 100,000 rows a person',
    why: 'the sheet is checked and taken over in that time',
    gone: (now) =>
      sql`exists (select 1 from import_jobs j where j.id = import_rows.job_id and j.expires_at < ${since(now, 0)})`,
  },
} satisfies RetentionRules;
