import { fireEvent } from 'storybook/test';
import { fileField } from '../../../../../.storybook/screens/fileField';

/** The number format by which cells that are struck through are told from the others in the styles of a workbook. */
const STRUCK_FORMAT = '0;-0';

/** A cell that is struck through. */
export const struck = (value: string | number): object => ({
  t: typeof value === 'number' ? 'n' : 's',
  v: value,
  z: STRUCK_FORMAT,
});

/** Styles in which the cells of the format of struck ones have a font with a line through it: the writer knows no fonts. */
const withStruckFont = (styles: string): string =>
  styles
    .replace('</fonts>', '<font><strike/><sz val="12"/><name val="Calibri"/></font></fonts>')
    .replace(/(<cellXfs.*?<xf.*?)(<xf [^>]*)fontId="0"/s, '$1$2fontId="1"');

/** A workbook as a spreadsheet program writes it. */
export async function workbook(sheets: Record<string, unknown[][]>): Promise<File> {
  const { CFB, utils, write } = await import('xlsx');
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  const archive = CFB.read(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer), {
    type: 'array',
  });
  const styles = CFB.find(archive, '/xl/styles.xml');
  if (styles)
    styles.content = new TextEncoder().encode(
      withStruckFont(new TextDecoder().decode(styles.content as Uint8Array)),
    );
  return new File([CFB.write(archive, { type: 'array', fileType: 'zip' })], 'order.xlsx');
}

/** Gives these rows to the screen as a workbook. */
export async function dropSheet(canvasElement: HTMLElement, rows: unknown[][]): Promise<void> {
  const input = fileField(canvasElement);
  const dropped = new DataTransfer();
  dropped.items.add(await workbook({ Order: rows }));
  await fireEvent.change(input, { target: { files: dropped.files } });
}
