import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as z from 'zod';
import type { Db } from '../db/pool';

/** Session options that report the plan of each statement, nested ones too, with the rows that each of its nodes read. */
const OPTIONS = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'auto_explain.log_level=notice',
  'client_min_messages=notice',
].map((option) => `-c ${option}`);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Actual Rows': z.number().optional(),
    'Actual Loops': z.number().optional(),
    'Rows Removed by Filter': z.number().optional(),
    'Rows Removed by Index Recheck': z.number().optional(),
    Plans: z.array(planNode).optional(),
  }),
);
const explained = z.object({ Plan: planNode });

/** Returns all plan nodes of the statements of some work. */
async function stepsOf(url: string, work: (db: Db) => Promise<unknown>): Promise<PlanNode[]> {
  const pool = new pg.Pool({ connectionString: url, pipeline: true, options: OPTIONS.join(' ') });
  const steps: PlanNode[] = [];
  const add = (node: PlanNode) => {
    steps.push(node);
    for (const inner of node.Plans ?? []) add(inner);
  };
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('{');
      if (at === -1 || !message.startsWith('duration:')) return;
      add(explained.parse(JSON.parse(message.slice(at))).Plan);
    });
  });
  try {
    await work(drizzle(pool));
  } finally {
    await pool.end();
  }
  if (steps.length === 0) throw new Error('the database told no plan');
  return steps;
}

/**
 * Returns the tables that some work reads from end to end, by the plans of its statements. The tables' statistics have to be fresh
 * (`analyze`) and the tables large enough for an index to pay off.
 */
export async function scannedTables(url: string, work: (db: Db) => Promise<unknown>): Promise<Set<string>> {
  const scans = (await stepsOf(url, work)).filter((step) => step['Node Type'] === 'Seq Scan');
  return new Set(scans.map((step) => step['Relation Name'] ?? ''));
}

/** Returns the number of rows of each table that some work reads, whether used or filtered out, by the plans of its statements. */
export async function rowsRead(
  url: string,
  work: (db: Db) => Promise<unknown>,
): Promise<Map<string, number>> {
  const read = new Map<string, number>();
  for (const step of await stepsOf(url, work)) {
    const table = step['Relation Name'];
    if (table === undefined || step['Node Type'] === 'ModifyTable') continue;
    const { 'Actual Rows': kept = 0, 'Actual Loops': loops = 1 } = step;
    const passedOver = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
    read.set(table, (read.get(table) ?? 0) + (kept + passedOver) * loops);
  }
  return read;
}
