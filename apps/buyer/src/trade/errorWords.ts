import { errorWords } from '@selvedge/app-kit/app/errorWords';
import { isApiError } from '@selvedge/api-spec/client';

export { errorWords };

/** What was refused, where no field stands for what the server names: its words about that, else about the call. */
export function refusedWords(error: unknown): string {
  const [named] = isApiError(error) ? Object.values(error.fields) : [];
  return named ?? errorWords(error);
}
