import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as z from 'zod';
import type { Db } from '../db/pool';

/** Has the server say the plan of each statement of a session, nested ones too. */
const OPTIONS = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_format=json',
  'auto_explain.log_level=notice',
  'client_min_messages=notice',
].map((option) => `-c ${option}`);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(planNode).optional(),
  }),
);
const explained = z.object({ Plan: planNode });

function scannedBy(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedBy)];
}

/**
 * The tables that some work reads from end to end, by the plans the database made for its statements. Their statistics have to be fresh
 * (`analyze`) and they have to be large enough that an index is worth it.
 */
export async function scannedTables(url: string, work: (db: Db) => Promise<unknown>): Promise<Set<string>> {
  const pool = new pg.Pool({ connectionString: url, pipeline: true, options: OPTIONS.join(' ') });
  const tables = new Set<string>();
  let plans = 0;
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('{');
      if (at === -1 || !message.startsWith('duration:')) return;
      plans += 1;
      for (const table of scannedBy(explained.parse(JSON.parse(message.slice(at))).Plan)) tables.add(table);
    });
  });
  try {
    await work(drizzle(pool));
  } finally {
    await pool.end();
  }
  if (plans === 0) throw new Error('the database told no plan');
  return tables;
}
