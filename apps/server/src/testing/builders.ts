import { productCodeKey } from '@selvedge/domain/products/codeKey';
import { newId } from '../db/ids';
import type { Db, Queryable } from '../db/pool';
import { addresses, teamMembers, teams } from '../db/schema/accounts';
import {
  brands,
  categories,
  colors,
  type ProductKind,
  products,
  skus,
  suppliers,
  warehouses,
} from '../db/schema/products';
import { stock } from '../db/schema/stock';
import { listItems, lists } from '../db/schema/lists';

/** Returns a field of an answer whose type a test does not know. */
export function field(data: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), data);
}

/** Makes a brand, a category, colours, two warehouses and their suppliers. */
export async function makeBasics(db: Db): Promise<void> {
  await db.insert(brands).values({ id: 'b1', name: 'Maison Orsel' });
  await db.insert(categories).values({ id: 'c1', name: '外套', nameEn: 'Coats', shape: 'coat' });
  await db.insert(colors).values([
    { id: 'camel', name: '驼色', nameEn: 'Camel', hex: '#c19a6b' },
    { id: 'black', name: '黑', nameEn: 'Black', hex: '#000000' },
  ]);
  await db.insert(warehouses).values([
    { id: 'MI-02', city: '米兰', cityEn: 'Milan', country: 'IT' },
    { id: 'HK-01', city: '香港', cityEn: 'Hong Kong', country: 'HK' },
  ]);
  await db.insert(suppliers).values([
    { id: 's1', code: 'LANIFICIO', name: 'Lanificio Uno', country: 'IT', warehousePrefix: 'MI' },
    { id: 's2', code: 'HARBOUR', name: 'Harbour Two', country: 'HK', warehousePrefix: 'HK' },
  ]);
}

/** Makes a list that is open now; returns its id. */
export async function makeList(db: Db, given: Partial<typeof lists.$inferInsert> = {}): Promise<string> {
  const id = given.id ?? newId();
  const now = Date.now();
  await db.insert(lists).values({
    name: '米兰女装现货',
    nameEn: 'Milan womenswear',
    deliveryMethod: 'OVERSEAS',
    startAt: new Date(now - 86_400_000),
    closeAt: new Date(now + 86_400_000),
    publishedAt: new Date(now - 86_400_000),
    shipDays: 7,
    receiveDays: 14,
    columns: ['intlCode', 'name'],
    ownerType: 'STAFF',
    ownerId: 'root',
    ownerName: 'Giulia',
    ...given,
    id,
  });
  return id;
}

let running = 0;

/** Makes a product on a list with pieces per size; returns its id, SKU ids are `<id>-<size>`. */
export async function makeProduct(
  db: Queryable,
  given: {
    listId: string;
    sizes: Record<string, number>;
    priceCents?: number | null;
    intlCode?: string;
    styleNo?: string;
    warehouseId?: 'MI-02' | 'HK-01';
    kind?: ProductKind;
    colorId?: 'camel' | 'black';
    name?: string;
    /** Brand, category and supplier in a fixture without the {@link makeBasics}. */
    of?: { brandId: string; categoryId: string; supplierId: string };
  },
): Promise<string> {
  const id = newId();
  running += 1;
  const { listId, sizes, priceCents = 10_000, warehouseId = 'MI-02', kind = 'SPOT', styleNo = '' } = given;
  const intlCode = given.intlCode ?? String(8_051_000_000_000 + running);
  await db.insert(products).values({
    id,
    kind,
    intlCode,
    styleNo,
    name: given.name ?? '双排扣羊绒大衣',
    nameEn: 'Cashmere coat',
    ...(given.of ?? {
      brandId: 'b1',
      categoryId: 'c1',
      supplierId: warehouseId === 'MI-02' ? 's1' : 's2',
    }),
    colorId: given.colorId ?? 'camel',
    warehouseId,
    season: 'AW25',
    gender: 'WOMEN',
    shape: 'coat',
    wholesalePriceCents: priceCents,
    multiSize: Object.keys(sizes).length > 1,
    codeKey: productCodeKey({ intlCode, styleNo }),
  });
  for (const [position, [size, pieces]] of Object.entries(sizes).entries()) {
    const skuId = `${id}-${size}`;
    await db.insert(skus).values({ id: skuId, productId: id, position, size, barcode: `${intlCode}${size}` });
    const held = kind === 'FUTURES' ? { incoming: pieces } : { onHand: pieces };
    await db.insert(stock).values({ skuId, productId: id, size, ...held });
  }
  await db.insert(listItems).values({ listId, productId: id, position: running, priceCents });
  return id;
}

/** Makes a saved address; returns its id. */
export async function makeAddress(
  db: Db,
  buyerId: string,
  areaType: 'MAINLAND' | 'HK_MACAO_TW' | 'OVERSEAS' = 'OVERSEAS',
): Promise<string> {
  const id = newId();
  await db.insert(addresses).values({
    id,
    buyerId,
    areaType,
    areaCode: '+39',
    realName: 'Chen Weiming',
    phone: '3331234567',
    detail: 'Via Torino 1',
  });
  return id;
}

/** Makes a team with its leader and members; returns its id. */
export async function makeTeam(
  db: Db,
  leaderId: string,
  members: string[],
  given: Partial<typeof teams.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db.insert(teams).values({ name: 'Hanhai', managerId: leaderId, ...given, id });
  await db
    .insert(teamMembers)
    .values([
      { buyerId: leaderId, teamId: id, role: 'LEADER' },
      ...members.map((buyerId) => ({ buyerId, teamId: id, role: 'MEMBER' as const })),
    ]);
  return id;
}
