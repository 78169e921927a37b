import { sql } from 'drizzle-orm';
import { type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const exportRetention = {
  exportPlans: {
    keep: '7 days, at most 20 exports a person',
    why: 'the workbook is fetched in that time; it goes with its row',
    gone: (now) =>
      sql`exists (select 1 from import_jobs j where j.id = export_plans.job_id and j.expires_at < ${since(now, 0)})`,
  },
} satisfies RetentionRules;
