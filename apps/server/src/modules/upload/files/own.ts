import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { lockFiles } from './lock';

/**
 * Refuses with 40001 files that the caller did not upload, and sheets: a file must not be reachable by naming its id. Locks the files until
 * the transaction ends.
 */
export async function checkOwnFiles(
  { maybeBuyer, maybeStaff, language }: Pick<Context, 'maybeBuyer' | 'maybeStaff' | 'language'>,
  tx: Tx,
  ids: readonly string[],
  field = 'fileIds',
): Promise<void> {
  const owner = maybeBuyer ?? maybeStaff;
  const found = await lockFiles(tx, ids);
  const own = found.filter(
    (file) => file.ownerKind === owner?.kind && file.ownerId === owner.id && file.kind !== 'XLSX',
  );
  if (own.length !== new Set(ids).size) throw invalid({ [field]: translate(language, 'upload.unknownFile') });
}
