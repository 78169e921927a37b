import { hasPerm } from '@selvedge/domain/people/permissions';
import { SUPPLIER_CONTACT_COLUMNS } from '@selvedge/domain/sheets/supplierSheet';
import type { StaffSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';
import type { StoredProblem } from '../../../db/schema/imports';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { seesContact, seesPrices } from '../../auth/access/fieldVisibility';
import { productSentence, priceHeads } from '../products/sentences';
import { supplierLayoutOf } from '../suppliers/judge';
import type { JobRow } from '../read/jobs';
import { isOwnJob } from '../read/staffJobs';

/** Presentation of the rows of a sheet of staff to one person. */
export interface SheetReader {
  /** Heads whose cells are hidden from the person. */
  hidden: ReadonlySet<string>;
  /** Returns the problem of a cell as a sentence. */
  sentenceOf: (problem: StoredProblem) => string;
}

/** Whether a viewer sees the amounts of a sheet: its sender knows what is in it. */
const isPriced = (job: JobRow, viewer: StaffSession): boolean => seesPrices(viewer) || isOwnJob(job, viewer);

function contactHeads(job: JobRow): ReadonlySet<string> {
  const layout = supplierLayoutOf(job);
  return new Set(SUPPLIER_CONTACT_COLUMNS.flatMap((column) => layout[column] ?? []));
}

function supplierSentence(problem: StoredProblem, language: Language): string {
  const { code, params = {} } = problem;
  if (code === 'NAME_MISSING' || code === 'ROW_TWICE')
    return translate(language, `suppliers.problems.${code}`, params);
  return productSentence(problem, language, false);
}

/**
 * Returns the presentation of a sheet to a person: amounts for viewers with prices, phones and addresses of suppliers for viewers who may
 * contact them.
 */
export function sheetReader(
  job: JobRow,
  { staff, language }: Pick<Context, 'staff' | 'language'>,
): SheetReader {
  if (job.type === 'SUPPLIER_IMPORT') {
    const reached = seesContact(staff) || hasPerm(staff, ['biz:supplier:edit']) || isOwnJob(job, staff);
    return {
      hidden: reached ? new Set() : contactHeads(job),
      sentenceOf: (problem) => supplierSentence(problem, language),
    };
  }
  const priced = seesPrices(staff);
  return {
    hidden: isPriced(job, staff) ? new Set() : priceHeads(job),
    sentenceOf: (problem) => productSentence(problem, language, priced),
  };
}
