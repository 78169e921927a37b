import { isApiError } from '@selvedge/api-spec/client';
import { codes } from '@selvedge/api-spec/codes';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { choicesText, type SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import type { KeptForm } from '@selvedge/domain/sheets/reading/form';
import { buyer } from '../../api/client';
import { invalidate, queryClient } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { ImportRow, Job, Product } from '../../api/schemas';
import { preferenceQuery } from '../../session/preferenceQuery';

const POLL_MS = 700;
/** Pages of products fetched in parallel. */
const PARALLEL = 4;

/** Fetches every product of a list, to check the sheet against; calls `onPage` with each page as it arrives. */
export async function fetchProducts(
  listId: string,
  onPage: (products: readonly Product[], total: number) => void,
  signal: AbortSignal,
): Promise<Product[]> {
  const page = (pageNum: number) =>
    queryClient.fetchQuery({
      queryKey: queryKey('products', 'page', listId, {}, pageNum),
      queryFn: () =>
        buyer.get('/api/sp/front/list/product/page', {
          query: { listId, pageNum, pageSize: PAGE_SIZE_MAX },
          signal,
          silent: true,
        }),
    });
  const first = await page(1);
  const products: Product[] = [];
  const take = ({ list }: { list: readonly Product[] }): void => {
    products.push(...list);
    onPage(list, first.total);
  };
  take(first);
  const pages = Math.ceil(first.total / PAGE_SIZE_MAX);
  for (let next = 2; next <= pages; next += PARALLEL) {
    const nums = Array.from({ length: Math.min(PARALLEL, pages - next + 1) }, (_, index) => next + index);
    for (const found of await Promise.all(nums.map(page))) take(found);
  }
  return products;
}

/** File with the user's choices for the columns of its sheet. */
export interface ChosenSheet {
  file: File;
  choices: SheetChoices | undefined;
}

/** Uploads a sheet, which the server reads in the same way and checks again; nothing is ordered by it. */
export function uploadSheet(
  listId: string,
  { file, choices }: ChosenSheet,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Job> {
  const chosen = choices ? { sheet: choices.sheet, columns: choicesText(choices.columns) } : {};
  return buyer.post('/api/sp/front/import/order', {
    query: { listId, target: 'CART' },
    form: { file, ...chosen },
    idempotencyKey,
    signal,
    silent: true,
  });
}

/** Waits until the server has checked the sheet, and reports the progress. */
export async function waitForJob(
  job: Job,
  onProgress: (job: Job) => void,
  signal: AbortSignal,
): Promise<Job> {
  let current = job;
  while (current.state === 'QUEUED' || current.state === 'RUNNING') {
    onProgress(current);
    await pause(POLL_MS, signal);
    current = await buyer.get('/api/sp/front/import/job/{id}', {
      path: { id: job.id },
      signal,
      silent: true,
    });
  }
  return current;
}

/** Fetches all rows of a checked job. */
export async function fetchJobRows(id: string, signal: AbortSignal): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await buyer.get('/api/sp/front/import/job/{id}/rows', {
      path: { id },
      query: { pageNum, pageSize: PAGE_SIZE_MAX },
      signal,
      silent: true,
    });
    rows.push(...page.list);
    if (page.list.length === 0 || rows.length >= page.total) return rows;
  }
}

/** Fetches the sheet forms whose columns the user chose before; none when that is refused. */
export async function fetchForms(): Promise<readonly KeptForm[]> {
  try {
    return (await queryClient.fetchQuery(preferenceQuery)).sheetForms ?? [];
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}

/** Stores the sheet forms for the next sheet; after a refusal the columns have to be chosen again. */
export async function keepForms(sheetForms: KeptForm[]): Promise<void> {
  try {
    const kept = await buyer.post('/api/sp/front/user/preference/edit', {
      body: { sheetForms },
      silent: true,
    });
    queryClient.setQueryData(preferenceQuery.queryKey, kept);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Adds the rows to the cart. A repeated call returns the same result and adds nothing. */
export async function commitJob(id: string, mode: 'ALL' | 'VALID_ONLY') {
  const done = await buyer.post('/api/sp/front/import/job/{id}/commit', {
    path: { id },
    body: { mode },
    silent: true,
  });
  void invalidate('cart');
  return done;
}

/** Cancels a checked sheet on the server, and returns whether its rows had been committed before. A job that is not reached expires. */
export async function dropJob(id: string): Promise<boolean> {
  try {
    await buyer.post('/api/sp/front/import/job/{id}/cancel', { path: { id }, silent: true });
    return false;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return isApiError(error, codes.STEP_REFUSED) && error.data.from === 'DONE';
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
