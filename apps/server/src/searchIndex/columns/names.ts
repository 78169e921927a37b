import type { Named } from '../messages';

/** Row of the tables with names; `hex` is the value of a colour. */
export interface NameRow extends Named {
  kind: string;
  id: string;
  hex: string;
}

/** Names of brands, categories, colours, suppliers and the cities of warehouses. They are few, and all are read. */
export class Names {
  readonly #rows: ReadonlyMap<string, NameRow>;

  constructor(rows: readonly NameRow[]) {
    this.#rows = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  }

  #named(kind: string, id: string): NameRow {
    return this.#rows.get(`${kind} ${id}`) ?? { kind, id, name: id, nameEn: id, hex: '' };
  }

  brand(id: string): Named {
    const { name } = this.#named('brand', id);
    return { name, nameEn: name };
  }

  category(id: string): Named {
    const { name, nameEn } = this.#named('category', id);
    return { name, nameEn };
  }

  color(id: string): Named & { hex: string } {
    const { name, nameEn, hex } = this.#named('color', id);
    return { name, nameEn, hex };
  }

  supplier(id: string): Named {
    const { name } = this.#named('supplier', id);
    return { name, nameEn: name };
  }

  /** Returns the city of a warehouse. */
  city(id: string): Named {
    const { name, nameEn } = this.#named('warehouse', id);
    return { name, nameEn };
  }
}
