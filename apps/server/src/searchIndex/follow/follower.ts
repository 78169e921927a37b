import type { ClientBase } from 'pg';
import { batchesOf } from '../../db/batches';
import { ProductDocuments } from '../columns/products';
import { Lists } from '../columns/lists';
import { Names } from '../columns/names';
import { readChanges, readAllProducts, readProducts, readItems, readNames, readSnapshot } from './statements';

/** Products read per batch: few, so that garbage of reading is collected early. */
const PRODUCTS_AT_ONCE = 1000;
/** Lists read with one statement. */
const LISTS_AT_ONCE = 2;

const PRODUCT = 'product:';
const LIST = 'list:';
const NAMES = 'names';

const idsOf = (subjects: readonly string[], kind: string) =>
  subjects.filter((subject) => subject.startsWith(kind)).map((subject) => subject.slice(kind.length));

/**
 * Keeps the columns up to date with the database. Callers call `look` before they search: everything that was committed before is in the
 * columns then, and every transaction is there completely or not at all.
 */
export class Follower {
  readonly docs = new ProductDocuments();
  readonly lists = new Lists();
  readonly #client: ClientBase;
  #snapshot = '';

  constructor(client: ClientBase) {
    this.#client = client;
  }

  /** Reads all products and names for the first time. */
  async load(): Promise<void> {
    await this.#atOnce(async () => {
      this.#snapshot = (await readSnapshot(this.#client))[0]?.snapshot ?? '';
      await this.#readNames();
      await readAllProducts(this.#client, PRODUCTS_AT_ONCE, (rows) => {
        for (const row of rows) this.docs.put(row);
      });
    });
    this.docs.standardOrder();
    this.docs.intlCodes.ranks();
  }

  /** Applies the changes since the last call, and loads the products of these lists when they were not requested before. */
  async look(lists: Iterable<string>): Promise<void> {
    const missing = [...new Set(lists)].filter((list) => !this.lists.has(list));
    const [change] = await readChanges(this.#client, this.#snapshot);
    if (missing.length === 0 && change?.subjects.length === 0) {
      this.#snapshot = change.snapshot;
      return;
    }
    await this.#atOnce(() => this.#catchUp(missing));
  }

  async #catchUp(missing: readonly string[]): Promise<void> {
    const [change] = await readChanges(this.#client, this.#snapshot);
    if (change === undefined) return;
    const { subjects, snapshot } = change;
    if (subjects.includes(NAMES)) await this.#readNames();
    for (const ids of batchesOf(idsOf(subjects, PRODUCT), PRODUCTS_AT_ONCE)) {
      const rows = await readProducts(this.#client, ids);
      for (const row of rows) this.docs.put(row);
      const found = new Set(rows.map(({ id }) => id));
      for (const id of ids) if (!found.has(id)) this.docs.remove(id);
    }
    const lists = [...new Set([...missing, ...this.lists.kept(idsOf(subjects, LIST))])];
    for (const some of batchesOf(lists, LISTS_AT_ONCE)) {
      this.lists.put(some, await readItems(this.#client, some), (id) => this.docs.docIdOf(id));
    }
    this.#snapshot = snapshot;
  }

  async #readNames(): Promise<void> {
    this.docs.names = new Names(await readNames(this.#client));
  }

  /** Runs statements that all see the same snapshot of the database. */
  async #atOnce(work: () => Promise<void>): Promise<void> {
    await this.#client.query('begin transaction isolation level repeatable read, read only');
    await work();
    await this.#client.query('commit');
  }
}
