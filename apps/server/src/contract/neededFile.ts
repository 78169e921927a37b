import { invalid } from '../http/errors';
import type { Context } from './handlers';
import type { UploadedFile } from '../http/uploadedFile';
import { sentenceOf } from '@selvedge/api-spec/refusals/sentences';

/** Returns the file that a form has under a name. Refuses with 40001 when there is none. */
export function neededFile(
  { files, language }: Pick<Context, 'files' | 'language'>,
  name: string,
): UploadedFile {
  const file = files.find(({ field }) => field === name);
  if (file === undefined) throw invalid({ [name]: sentenceOf('required', language) });
  return file;
}
