import { codes } from '@selvedge/api-spec/codes';
import { exportSteps } from '@selvedge/domain/stateMachines/jobs';
import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Context } from '../../../contract/handlers';
import { files } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import type { ExportRow } from './jobs';

/**
 * Returns the workbook of an export and its name. Refuses with 40904 an unfinished export, and with 40915 one that expired or whose bytes
 * are gone.
 */
export async function exportFile(
  ctx: Pick<Context, 'db' | 'now' | 'adapters'>,
  { job, plan }: ExportRow,
): Promise<{ name: string; body: Readable }> {
  if (job.expiresAt <= ctx.now) throw refuse(codes.EXPIRED);
  if (job.state !== 'DONE') {
    const allowed = exportSteps(job.state, { side: job.ownerKind, isOwner: true });
    throw refuse(codes.STEP_REFUSED, { from: job.state, allowed });
  }
  const fileId = plan?.fileIds[0];
  if (fileId === undefined) throw refuse(codes.EXPIRED);
  const [file] = await ctx.db.select().from(files).where(eq(files.id, fileId));
  const body = file?.state === 'KEPT' ? await ctx.adapters.files.get(file.storageKey) : null;
  if (body === null) throw refuse(codes.EXPIRED);
  return { name: job.fileName, body };
}
