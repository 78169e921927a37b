import { productCodeKey } from '@selvedge/domain/products/codeKey';
import { type CodeColumn, codeColumns } from './codeColumns';
import { Dictionary } from './dictionary';
import { SubstringIndex } from './substringIndex';
import { Names } from './names';
import { byCodeUnits, SortedTexts } from './sortedTexts';

/** Product as it is read for the search index; texts of the code columns by their names. */
export type ProductRow = Record<Exclude<CodeColumn, 'run'>, string> & {
  id: string;
  intlCode: string;
  styleNo: string;
  run: string | null;
  hot: boolean;
  /** EUR cents; null when unknown. */
  retail: number | null;
  /** EUR cents of the product itself, whatever price a list has; null when the price is given on inquiry. */
  wholesale: number | null;
  /** EUR cents. */
  cost: number;
  /** Microseconds since 1970. */
  updatedAt: number;
  free: number;
  locked: number;
  skus: number;
};

/** Columns with a version that counts their changes. */
export type CountedColumn =
  | CodeColumn
  | 'free'
  | 'locked'
  | 'skus'
  | 'retail'
  | 'wholesale'
  | 'cost'
  | 'updatedAt';

const SPARE = 1.25;

/** Columns that a search by words does not cover. */
const UNWORDED: ReadonlySet<CodeColumn> = new Set(['run', 'supplier', 'kind']);

function widened<Values extends Int32Array | Float64Array | Uint8Array>(
  values: Values,
  length: number,
): Values {
  const wider = new (values.constructor as new (length: number) => Values)(length);
  wider.set(values);
  return wider;
}

/** Creates columns of numbers with a row for each product. */
function columnsOf(length: number) {
  const codes = Object.fromEntries(codeColumns.map((name) => [name, new Int32Array(length)]));
  return {
    codes: codes as Record<CodeColumn, Int32Array>,
    /** 1 for a product that is not deleted. */
    live: new Uint8Array(length),
    hot: new Uint8Array(length),
    free: new Int32Array(length),
    locked: new Int32Array(length),
    skus: new Int32Array(length),
    retail: new Float64Array(length),
    wholesale: new Float64Array(length),
    cost: new Float64Array(length),
    updatedAt: new Float64Array(length),
  };
}

/**
 * All products in columns: each product has a permanent document id, at which every column has its value. Values that many products
 * share are stored once, as a code.
 */
export class ProductDocuments {
  readonly ids = new SortedTexts(byCodeUnits);
  readonly intlCodes = new SortedTexts(byCodeUnits);
  readonly styles: string[] = [];
  readonly dictionaries = Object.fromEntries(codeColumns.map((name) => [name, new Dictionary()])) as Record<
    CodeColumn,
    Dictionary
  >;
  columns = columnsOf(0);
  #names = new Names([]);
  /** Version of the set of products and their standard order. */
  shape = 0;
  /** Version of the texts that a search by words covers. */
  wording = 0;
  /** Version of the names of brands, categories, colours and cities. */
  naming = 0;
  /** Version of the product codes. */
  coding = 0;
  /** Versions of the single columns. */
  readonly versions: Record<CountedColumn, number> = {
    ...(Object.fromEntries(codeColumns.map((name) => [name, 0])) as Record<CodeColumn, number>),
    free: 0,
    locked: 0,
    skus: 0,
    retail: 0,
    wholesale: 0,
    cost: 0,
    updatedAt: 0,
  };
  /** Search texts of the codes: as they are written, and without separators. */
  readonly writtenCodes = new SubstringIndex(
    (docId) => `${this.intlCodes.texts[docId]} ${this.styles[docId]}`,
  );
  readonly plainCodes = new SubstringIndex((docId) =>
    productCodeKey({ intlCode: this.intlCodes.texts[docId] ?? '', styleNo: this.styles[docId] ?? '' }),
  );
  readonly #docIds = new Map<string, number>();
  #standard: Int32Array | null = null;

  get names(): Names {
    return this.#names;
  }

  set names(names: Names) {
    this.#names = names;
    this.naming += 1;
    this.wording += 1;
  }

  /** Number of document ids. */
  get length(): number {
    return this.ids.texts.length;
  }

  /** Returns the document id of a product, a new one for an unknown product, which counts as deleted until it is put. */
  docIdOf(id: string): number {
    const known = this.#docIds.get(id);
    if (known !== undefined) return known;
    const docId = this.length;
    if (docId === this.columns.live.length) this.#widen(Math.ceil((docId + 1000) * SPARE));
    this.#docIds.set(id, docId);
    this.ids.put(docId, id);
    this.intlCodes.put(docId, '');
    this.styles.push('');
    return docId;
  }

  #widen(length: number): void {
    const { codes, ...others } = this.columns;
    for (const name of codeColumns) codes[name] = widened(codes[name], length);
    this.columns = {
      codes,
      live: widened(others.live, length),
      hot: widened(others.hot, length),
      free: widened(others.free, length),
      locked: widened(others.locked, length),
      skus: widened(others.skus, length),
      retail: widened(others.retail, length),
      wholesale: widened(others.wholesale, length),
      cost: widened(others.cost, length),
      updatedAt: widened(others.updatedAt, length),
    };
  }

  /** Writes the current values of a product. */
  put(row: ProductRow): void {
    const docId = this.docIdOf(row.id);
    const { codes, live, hot, ...numbers } = this.columns;
    const isHot = Number(row.hot);
    if (live[docId] !== 1 || hot[docId] !== isHot) this.#reshape();
    let isReworded = live[docId] !== 1;
    for (const name of codeColumns) {
      const isChanged = this.#write(
        name,
        codes[name],
        docId,
        this.dictionaries[name].codeOf(row[name] ?? ''),
      );
      if (isChanged && !UNWORDED.has(name)) isReworded = true;
    }
    live[docId] = 1;
    hot[docId] = isHot;
    this.#write('free', numbers.free, docId, row.free);
    this.#write('locked', numbers.locked, docId, row.locked);
    this.#write('skus', numbers.skus, docId, row.skus);
    this.#write('retail', numbers.retail, docId, row.retail ?? Number.NaN);
    this.#write('wholesale', numbers.wholesale, docId, row.wholesale ?? Number.NaN);
    this.#write('cost', numbers.cost, docId, row.cost);
    this.#write('updatedAt', numbers.updatedAt, docId, row.updatedAt);
    if (this.intlCodes.texts[docId] !== row.intlCode || this.styles[docId] !== row.styleNo) {
      this.intlCodes.put(docId, row.intlCode);
      this.styles[docId] = row.styleNo;
      this.writtenCodes.touch(docId);
      this.plainCodes.touch(docId);
      this.coding += 1;
      isReworded = true;
    }
    if (isReworded) this.wording += 1;
  }

  #write(column: CountedColumn, values: Int32Array | Float64Array, docId: number, value: number): boolean {
    if (Object.is(values[docId], value)) return false;
    values[docId] = value;
    this.versions[column] += 1;
    return true;
  }

  /** Marks a product as deleted; it keeps its document id in case it comes back. */
  remove(id: string): void {
    const docId = this.docIdOf(id);
    if (this.columns.live[docId] === 1) this.#reshape();
    this.columns.live[docId] = 0;
  }

  #reshape(): void {
    this.shape += 1;
    this.#standard = null;
  }

  /** Returns the document ids of all products in the standard order: hot ones first, then by id. */
  standardOrder(): Int32Array {
    this.#standard ??= this.#makeStandardOrder();
    return this.#standard;
  }

  #makeStandardOrder(): Int32Array {
    const ranks = this.ids.ranks();
    const byId = new Int32Array(this.length);
    ranks.forEach((rank, docId) => {
      byId[rank] = docId;
    });
    const { live, hot } = this.columns;
    const order = new Int32Array(this.length);
    let count = 0;
    for (const isHot of [1, 0]) {
      for (const docId of byId) {
        if (live[docId] === 1 && hot[docId] === isHot) order[count++] = docId;
      }
    }
    return order.slice(0, count);
  }
}
