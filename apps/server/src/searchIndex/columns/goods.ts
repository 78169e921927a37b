import { productCodeKey } from '@selvedge/domain/goods/codeKey';
import { type CodeColumn, codeColumns } from './codeColumns';
import { Dictionary } from './dictionary';
import { SubstringIndex } from './substringIndex';
import { Names } from './names';
import { bySigns, SortedTexts } from './sortedTexts';

/** Product as it is read for the search index; texts of the code columns by their names. */
export type GoodsRow = Record<Exclude<CodeColumn, 'run'>, string> & {
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

/** Creates columns of numbers with a place (row) for each product. */
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
 * All products in columns: each product has a permanent place (row number), at which every column has its value. Values that many products
 * share are stored once, as a code.
 */
export class Goods {
  readonly ids = new SortedTexts(bySigns);
  readonly intlCodes = new SortedTexts(bySigns);
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
    (place) => `${this.intlCodes.texts[place]} ${this.styles[place]}`,
  );
  readonly plainCodes = new SubstringIndex((place) =>
    productCodeKey({ intlCode: this.intlCodes.texts[place] ?? '', styleNo: this.styles[place] ?? '' }),
  );
  readonly #places = new Map<string, number>();
  #standard: Int32Array | null = null;

  get names(): Names {
    return this.#names;
  }

  set names(names: Names) {
    this.#names = names;
    this.naming += 1;
    this.wording += 1;
  }

  /** Number of places. */
  get length(): number {
    return this.ids.texts.length;
  }

  /** Returns the place of a product, a new one for an unknown product, which counts as deleted until it is put. */
  placeOf(id: string): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const place = this.length;
    if (place === this.columns.live.length) this.#widen(Math.ceil((place + 1000) * SPARE));
    this.#places.set(id, place);
    this.ids.put(place, id);
    this.intlCodes.put(place, '');
    this.styles.push('');
    return place;
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
  put(row: GoodsRow): void {
    const place = this.placeOf(row.id);
    const { codes, live, hot, ...numbers } = this.columns;
    const isHot = Number(row.hot);
    if (live[place] !== 1 || hot[place] !== isHot) this.#reshape();
    let isReworded = live[place] !== 1;
    for (const name of codeColumns) {
      const isChanged = this.#write(
        name,
        codes[name],
        place,
        this.dictionaries[name].numberOf(row[name] ?? ''),
      );
      if (isChanged && !UNWORDED.has(name)) isReworded = true;
    }
    live[place] = 1;
    hot[place] = isHot;
    this.#write('free', numbers.free, place, row.free);
    this.#write('locked', numbers.locked, place, row.locked);
    this.#write('skus', numbers.skus, place, row.skus);
    this.#write('retail', numbers.retail, place, row.retail ?? Number.NaN);
    this.#write('wholesale', numbers.wholesale, place, row.wholesale ?? Number.NaN);
    this.#write('cost', numbers.cost, place, row.cost);
    this.#write('updatedAt', numbers.updatedAt, place, row.updatedAt);
    if (this.intlCodes.texts[place] !== row.intlCode || this.styles[place] !== row.styleNo) {
      this.intlCodes.put(place, row.intlCode);
      this.styles[place] = row.styleNo;
      this.writtenCodes.touch(place);
      this.plainCodes.touch(place);
      this.coding += 1;
      isReworded = true;
    }
    if (isReworded) this.wording += 1;
  }

  #write(column: CountedColumn, values: Int32Array | Float64Array, place: number, value: number): boolean {
    if (Object.is(values[place], value)) return false;
    values[place] = value;
    this.versions[column] += 1;
    return true;
  }

  /** Marks a product as deleted; it keeps its place in case it comes back. */
  remove(id: string): void {
    const place = this.placeOf(id);
    if (this.columns.live[place] === 1) this.#reshape();
    this.columns.live[place] = 0;
  }

  #reshape(): void {
    this.shape += 1;
    this.#standard = null;
  }

  /** Returns the places of all products in the standard order: hot ones first, then by id. */
  standardOrder(): Int32Array {
    this.#standard ??= this.#makeStandardOrder();
    return this.#standard;
  }

  #makeStandardOrder(): Int32Array {
    const ranks = this.ids.ranks();
    const byId = new Int32Array(this.length);
    ranks.forEach((rank, place) => {
      byId[rank] = place;
    });
    const { live, hot } = this.columns;
    const order = new Int32Array(this.length);
    let count = 0;
    for (const isHot of [1, 0]) {
      for (const place of byId) {
        if (live[place] === 1 && hot[place] === isHot) order[count++] = place;
      }
    }
    return order.slice(0, count);
  }
}
