import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartRefusedError } from '../process/startRefused';

/** Name of the file that describes a backup. */
export const MANIFEST = 'manifest.json';
/** Name of the file with a line per file of the backup, as `sha256sum -c` reads it. */
export const SUMS = 'SHA256SUMS';

const manifestSchema = z.object({
  /** Format version; incremented when the format of backups changes. */
  format: z.literal(1),
  /** Time of the database snapshot. */
  takenAt: z.string(),
  /** Version of the program that made the backup. */
  program: z.string(),
  /** Version of the tables, as `tablesVersion` returns it. */
  tablesVersion: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** Last values of the sequences; null for one that was never used. */
  sequences: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
  /** Number of uploaded files inside. */
  files: z.number(),
  /** Storage keys of files that the database names but the store no longer has. */
  missing: z.array(z.string()),
});

/** Description of a backup, stored in its folder. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Reads the manifest of a backup folder. Refuses with `StartRefusedError` a folder that is no finished backup of this format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new StartRefusedError(`There is no backup in ${folder}: ${MANIFEST} is missing.`);
  const read = manifestSchema.safeParse(JSON.parse(text));
  if (!read.success) {
    throw new StartRefusedError(`The backup in ${folder} was made by a program this one does not know.`);
  }
  return read.data;
}
