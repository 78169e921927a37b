/** The form of an order sheet: what its sender heads the columns, by which the next sheet of the same kind is known. */
import { normaliseHeader } from '../importHeaders';
import type { ColumnAccount } from './account';
import type { ColumnChoices, ColumnRole } from './choices';

/** Forms that are kept of one person, the newest first. */
export const FORMS_KEPT = 12;
/** Characters of the heads of a form that is kept; larger ones are chosen for anew. */
const LONGEST_HEADS = 1000;
/** Columns of one form that are kept. */
const MOST_COLUMNS = 60;

/** A form with what was chosen for its heads, by their place among them. */
export interface KeptForm {
  heads: string;
  /** When it was chosen, as an ISO instant. */
  chosenAt: string;
  columns: { at: number; role: ColumnRole }[];
}

/** The address of a head, such as `C2`, by which choices are made. */
export function headAddress({ column, headRow }: Pick<ColumnAccount, 'column' | 'headRow'>): string {
  return `${column}${headRow}`;
}

const headed = (columns: readonly ColumnAccount[]) => columns.filter(({ use }) => use !== 'NO_HEAD');

/** The heads of a sheet as they are compared, in their order; `columns` are those of a reading without choices. */
function headsOf(columns: readonly ColumnAccount[]): string {
  return headed(columns)
    .map(({ name }) => normaliseHeader(name))
    .join('|');
}

/** What was chosen for a sheet of this form before; null where nothing was. */
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

/** The forms with what is chosen for this one now; without it where nothing is. Columns without a head are chosen for each time. */
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
