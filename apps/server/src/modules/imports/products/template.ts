import { PRODUCT_COLUMNS } from '@selvedge/domain/sheets/productHeaders';
import type { Context } from '../../../contract/handlers';
import type { Language } from '../../../http/messages';
import { writeSheetFile } from '../../../sheets/sheets';
import { translate } from '../../../messages/translate';

/** Empty sheet by language: it is the same for all users. */
const EMPTY = new Map<Language, Buffer>();

/** Returns the product sheet to fill in: its cells are text, so that codes keep their zeros. */
export async function productTemplate({
  language,
  staff,
}: Pick<Context, 'language' | 'staff'>): Promise<Buffer> {
  const made = EMPTY.get(language);
  if (made !== undefined) return made;
  const columns = PRODUCT_COLUMNS.map((column) => ({
    head: translate(language, `productSheet.heads.${column}`),
  }));
  const name = translate(language, 'productSheet.file');
  const sheet = await writeSheetFile({ kind: 'staff', id: staff.id }, { name, columns, rows: [] });
  EMPTY.set(language, sheet);
  return sheet;
}
