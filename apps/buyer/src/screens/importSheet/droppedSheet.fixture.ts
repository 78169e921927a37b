import { fireEvent } from 'storybook/test';

/** A workbook as a spreadsheet program writes it. */
export async function workbook(sheets: Record<string, unknown[][]>): Promise<File> {
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'order.xlsx');
}

/** Gives these rows to the screen as a workbook. */
export async function dropSheet(canvasElement: HTMLElement, rows: unknown[][]): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  const dropped = new DataTransfer();
  dropped.items.add(await workbook({ Order: rows }));
  if (input) await fireEvent.change(input, { target: { files: dropped.files } });
}
