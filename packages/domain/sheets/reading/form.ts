/** Form of an order sheet: the sender's column headers, by which the next sheet of the same form is recognised. */
import { normaliseHeader } from '../importHeaders';
import type { ColumnAccount } from './account';
import type { ColumnChoices, ColumnRole } from './choices';

/** Maximum number of forms stored for one person, the newest first. */
export const FORMS_KEPT = 12;
/** Maximum characters of the headers of a stored form; choices for larger ones are not stored. */
const LONGEST_HEADS = 1000;
/** Maximum number of columns stored of one form. */
const MOST_COLUMNS = 60;

/** Stored form with the roles chosen for its headers, by their index. */
export interface KeptForm {
  heads: string;
  /** Time of the choice, as an ISO timestamp. */
  chosenAt: string;
  columns: { at: number; role: ColumnRole }[];
}

/** Returns the address of a header, such as `C2`, by which choices are made. */
export function headAddress({ column, headRow }: Pick<ColumnAccount, 'column' | 'headRow'>): string {
  return `${column}${headRow}`;
}

const headed = (columns: readonly ColumnAccount[]) => columns.filter(({ use }) => use !== 'NO_HEAD');

/** Returns the normalised headers of a sheet, in their order; `columns` are those of a reading without choices. */
function headsOf(columns: readonly ColumnAccount[]): string {
  return headed(columns)
    .map(({ name }) => normaliseHeader(name))
    .join('|');
}

/** Returns the earlier choices for a sheet of this form; null when there are none. */
export function keptChoices(
  columns: readonly ColumnAccount[],
  forms: readonly KeptForm[],
): { chosenAt: string; choices: ColumnChoices } | null {
  const heads = headsOf(columns);
  const form = forms.find((one) => one.heads === heads);
  if (form === undefined) return null;
  const own = headed(columns);
  const choices = new Map(
    form.columns.flatMap(({ at, role }): [string, ColumnRole][] => {
      const column = own[at];
      return column === undefined ? [] : [[headAddress(column), role]];
    }),
  );
  return { chosenAt: form.chosenAt, choices };
}

/**
 * Returns the forms with the present choices for this one, or without it when nothing is chosen. Choices for columns without a header are
 * not stored.
 */
export function formsWith(
  forms: readonly KeptForm[],
  columns: readonly ColumnAccount[],
  choices: ColumnChoices,
  chosenAt: string,
): KeptForm[] {
  const heads = headsOf(columns);
  const others = forms.filter((one) => one.heads !== heads);
  const chosen = headed(columns).flatMap((column, at) => {
    const role = choices.get(headAddress(column));
    return role === undefined ? [] : [{ at, role }];
  });
  if (chosen.length === 0 || chosen.length > MOST_COLUMNS || heads.length > LONGEST_HEADS) return others;
  return [{ heads, chosenAt, columns: chosen }, ...others].slice(0, FORMS_KEPT);
}
