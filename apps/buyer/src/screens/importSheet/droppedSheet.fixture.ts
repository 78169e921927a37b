import { fireEvent } from 'storybook/test';
import { fileField } from '../../../../../.storybook/screens/fileField';

/** Number format that marks struck-through cells in the styles of a test workbook. */
const STRUCK_FORMAT = '0;-0';

/** Returns a struck-through cell. */
export const struck = (value: string | number): object => ({
  t: typeof value === 'number' ? 'n' : 's',
  v: value,
  z: STRUCK_FORMAT,
});

/** Returns styles in which cells with the marker format have a strike-through font: the writer does not support fonts. */
const withStruckFont = (styles: string): string =>
  styles
    .replace('</fonts>', '<font><strike/><sz val="12"/><name val="Calibri"/></font></fonts>')
    .replace(/(<cellXfs.*?<xf.*?)(<xf [^>]*)fontId="0"/s, '$1$2fontId="1"');

/** Returns a workbook as a spreadsheet program writes it. */
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

/** Drops a workbook with these rows on the screen. */
export async function dropSheet(canvasElement: HTMLElement, rows: unknown[][]): Promise<void> {
  const input = fileField(canvasElement);
  const dropped = new DataTransfer();
  dropped.items.add(await workbook({ Order: rows }));
  await fireEvent.change(input, { target: { files: dropped.files } });
}
