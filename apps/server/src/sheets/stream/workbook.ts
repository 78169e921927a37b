import { createWriteStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { once } from 'node:events';
import { columnLetter } from '@selvedge/domain/sheets/importHeaders';
import { ZipFile } from 'yazl';
import { drawingParts, type PlacedPicture } from './drawing';
import { dateNumber, zonedHead } from '../moments';
import type { StreamCell, StreamSheet } from './messages';
import { frameParts, type Relation, relationsPart, sheetFoot, sheetHead, STYLE } from './parts';
import { THUMBNAIL_PX, Thumbnails } from './thumbnails';
import { xmlText } from './xml';

/** Height of a row with a picture, in points of 4/3 pixels, including a margin. */
const PICTURE_ROW_PT = (THUMBNAIL_PX + 8) * 0.75;
const DRAWING_ID = 'rId1';

const inline = (cell: string, style: number, text: string) =>
  `<c r="${cell}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
const number = (cell: string, style: number, value: string) =>
  `<c r="${cell}" s="${style}"><v>${value}</v></c>`;

/**
 * Writes a workbook of one sheet as its rows arrive, so that its size takes no memory: rows are compressed to the file at once. In memory
 * until the end are the distinct pictures, their positions, and addresses. Formulas are never written.
 */
export class StreamedWorkbook {
  readonly #sheet: StreamSheet;
  readonly #zip = new ZipFile();
  readonly #rows = new PassThrough();
  readonly #written: Promise<void>;
  readonly #thumbnails = new Thumbnails();
  readonly #placed: PlacedPicture[] = [];
  readonly #links: { cell: string; relation: string; address: string }[] = [];
  readonly #file;
  #row = 0;
  #missing = 0;

  constructor(sheet: StreamSheet) {
    this.#sheet = sheet;
    this.#file = createWriteStream(sheet.path, { mode: 0o600 });
    this.#zip.addReadStream(this.#rows, 'xl/worksheets/sheet1.xml');
    this.#written = pipeline(this.#zip.outputStream as Readable, this.#file);
    this.#written.catch((error: Error) => this.#rows.destroy(error));
    this.#rows.on('error', () => undefined);
  }

  /** Number of pictures so far that were replaced by the placeholder. */
  get missing(): number {
    return this.#missing;
  }

  /** Writes the heads; must be called before all rows. */
  begin(): Promise<void> {
    const heads = this.#sheet.columns.map(({ head, isMoment = false }, at) =>
      inline(`${columnLetter(at)}1`, STYLE.head, isMoment ? zonedHead(head) : head),
    );
    this.#row = 1;
    return this.#write(`${sheetHead(this.#sheet.columns)}<row r="1">${heads.join('')}</row>`);
  }

  /** Appends rows, and waits when the file is slower than the rows. */
  async add(rows: readonly (readonly StreamCell[])[]): Promise<void> {
    const { hasPictures } = this.#sheet;
    const height = hasPictures ? ` ht="${PICTURE_ROW_PT}" customHeight="1"` : '';
    for (const row of rows) {
      this.#row += 1;
      let cells = '';
      for (const [at, cell] of row.entries()) cells += await this.#cell(at, cell);
      await this.#write(`<row r="${this.#row}"${height}>${cells}</row>`);
    }
  }

  /** Writes the parts after the rows and returns the size of the file in bytes. */
  async end(): Promise<number> {
    const hasDrawing = this.#placed.length > 0;
    this.#rows.end(sheetFoot(this.#links, hasDrawing ? DRAWING_ID : null));
    const links = this.#links.map(({ relation, address }): Relation => ({
      id: relation,
      kind: 'hyperlink',
      target: address,
    }));
    const drawing: Relation = { id: DRAWING_ID, kind: 'drawing', target: '../drawings/drawing1.xml' };
    const parts = [
      ...frameParts(this.#sheet.name, hasDrawing),
      ['xl/worksheets/_rels/sheet1.xml.rels', relationsPart([...(hasDrawing ? [drawing] : []), ...links])],
      ...(hasDrawing ? drawingParts(this.#placed, this.#thumbnails.all.length) : []),
    ] as const;
    for (const [name, xml] of parts) this.#zip.addBuffer(Buffer.from(xml), name);
    for (const { number: at, data } of this.#thumbnails.all) {
      this.#zip.addBuffer(data, `xl/media/image${at}.jpeg`, { compress: false });
    }
    this.#zip.end();
    await this.#written;
    return this.#file.bytesWritten;
  }

  async #cell(at: number, value: StreamCell): Promise<string> {
    if (value === null || value === '') return '';
    const cell = `${columnLetter(at)}${this.#row}`;
    if (typeof value === 'string') return inline(cell, STYLE.text, value);
    if ('cents' in value) return number(cell, STYLE.cents, (value.cents / 100).toFixed(2));
    if ('count' in value) return number(cell, STYLE.count, String(value.count));
    if ('moment' in value) return number(cell, STYLE.moment, String(dateNumber(value)));
    if ('day' in value) return number(cell, STYLE.day, String(dateNumber(value)));
    if ('address' in value) {
      this.#links.push({ cell, relation: `rId${this.#links.length + 2}`, address: value.address });
      return inline(cell, STYLE.address, value.address);
    }
    const { number: image, width, height, isMissing } = await this.#thumbnails.of(value.picture);
    if (isMissing) this.#missing += 1;
    this.#placed.push({ column: at, row: this.#row - 1, image, width, height });
    return '';
  }

  async #write(xml: string): Promise<void> {
    if (this.#rows.destroyed) return finished(this.#rows);
    if (!this.#rows.write(xml)) await Promise.race([once(this.#rows, 'drain'), this.#written]);
  }
}
