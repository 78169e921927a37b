import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartRefusedError } from '../startRefused';

/** Name of the file that says what a backup is. */
export const MANIFEST = 'manifest.json';
/** Name of the file with a line per file of the backup, as `sha256sum -c` reads it. */
export const SUMS = 'SHA256SUMS';

const manifestSchema = z.object({
  /** Counts up when the form of backups changes. */
  format: z.literal(1),
  /** When the picture of the database was taken. */
  takenAt: z.string(),
  /** Version of the program that made it. */
  program: z.string(),
  /** Version of the tables, as `tablesVersion` answers it. */
  tablesVersion: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** Last values of the sequences; null for one that was never used. */
  sequences: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
  /** Uploaded files inside. */
  files: z.number(),
  /** Storage keys of files that the database names and the store no longer has. */
  missing: z.array(z.string()),
});

/** What a backup says about itself. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Reads what a folder says about itself. Refuses with `StartRefusedError` one that is no finished backup of this form. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new StartRefusedError(`There is no backup in ${folder}: ${MANIFEST} is missing.`);
  const read = manifestSchema.safeParse(JSON.parse(text));
  if (!read.success) {
    throw new StartRefusedError(`The backup in ${folder} was made by a program this one does not know.`);
  }
  return read.data;
}
