import { DAY_MS } from '@selvedge/domain/constants';
import { makeEan13 } from '@selvedge/domain/products/ean';
import type { products, skus } from '../db/schema/products';
import type { stock } from '../db/schema/stock';
import { productCodeKey } from '@selvedge/domain/products/codeKey';
import { FEATURED, type Featured } from './featured';
import type { Chances } from './random';
import { ACCESSORIES } from './words/accessories';
import { BRANDS, type DemoBrand } from './words/brands';
import { type Cut, GARMENTS, type Kind, type Stuff } from './words/kinds';
import { COLORS, ORIGINS, SUPPLIERS } from './words/places';

/** Demo product with its sizes and their stock, as rows of the database. */
export interface DemoProduct {
  row: typeof products.$inferInsert;
  skus: Array<typeof skus.$inferInsert>;
  stock: Array<typeof stock.$inferInsert>;
  /** True for a product of the screen designs: no demo order changes its stock. */
  featured: boolean;
}

/** All product categories. */
export const KINDS: readonly Kind[] = [...GARMENTS, ...ACCESSORIES];

const SPOT_SEASONS = ['AW25', 'AW25', 'AW25', 'SS26', 'EVERGREEN'] as const;
const FUTURES_SEASONS = ['SS26', 'AW26'] as const;
const FUTURES_SHARE = 0.14;
const SOLD_OUT = 0.08;

interface Style {
  brand: DemoBrand;
  kind: Kind;
  cut: Cut;
  stuff: Stuff;
  sizes: readonly string[];
  gender: 'WOMEN' | 'MEN' | 'UNISEX';
  futures: boolean;
  season: string;
  warehouseId: string;
  wholesaleCents: number;
  retailCents: number;
  hot: boolean;
  number: number;
}

/** Makes products until there are exactly `skuGoal` SKUs. The same seed and moment give the same products. */
export function makeProducts(chances: Chances, skuGoal: number, now: Date): DemoProduct[] {
  const made: DemoProduct[] = [];
  const taken = new Set(FEATURED.map(({ intlCode }) => intlCode));
  const serials = new Map<string, number>();
  const tally = { left: skuGoal };

  const nextCode = (prefix: string): string => {
    for (;;) {
      const serial = (serials.get(prefix) ?? 10_000) + 7;
      serials.set(prefix, serial);
      const code = makeEan13(prefix + String(serial));
      if (!taken.has(code)) return code;
    }
  };
  const add = (
    product: Omit<DemoProduct['row'], 'id' | 'codeKey' | 'multiSize'>,
    sizes: readonly (readonly [string, number])[],
    featured: boolean,
  ) => {
    const number = String(made.length + 1).padStart(5, '0');
    const id = `p-${number}`;
    const futures = product.kind === 'FUTURES';
    const rows = sizes.map(([size, free], position) => ({
      sku: {
        id: `s-${number}-${String(position + 1).padStart(2, '0')}`,
        productId: id,
        position,
        size,
        barcode: makeEan13(`291${number}${String(position + 1).padStart(2, '0')}00`),
      },
      free,
    }));
    made.push({
      row: {
        ...product,
        id,
        multiSize: sizes.length > 1,
        codeKey: productCodeKey({ intlCode: product.intlCode, styleNo: product.styleNo ?? '' }),
      },
      skus: rows.map(({ sku }) => sku),
      stock: rows.map(({ sku, free }) => ({
        skuId: sku.id,
        productId: id,
        size: sku.size,
        onHand: futures ? 0 : free,
        locked: 0,
        incoming: futures ? free : 0,
      })),
      featured,
    });
    tally.left -= sizes.length;
  };

  for (const item of FEATURED) add(featuredRow(item, now), item.sizes, true);
  while (tally.left > 0) {
    const style = makeStyle(chances, made.length, tally.left);
    const twins = chances.happens(0.004);
    const shared = nextCode(style.brand.codes);
    for (const color of chances.some(style.kind.colors, chances.whole(1, 3))) {
      if (tally.left < style.sizes.length) break;
      const intlCode = twins ? shared : nextCode(style.brand.codes);
      add(
        styleRow(style, color, intlCode, new Date(now.getTime() - chances.whole(1, 75) * DAY_MS)),
        style.sizes.map((size, index) => [size, piecesOf(chances, style, index)]),
        false,
      );
    }
  }
  return made;
}

function makeStyle(chances: Chances, index: number, left: number): Style {
  const brand = chances.pick(BRANDS);
  const fitting = KINDS.filter((kind) => brand.makes.includes(kind.id)).flatMap((kind) =>
    Array.from({ length: kind.share }, () => kind),
  );
  const roomy = left < 12 ? KINDS.filter((kind) => kind.women.length === 1) : fitting;
  const kind = chances.pick(roomy.length > 0 ? roomy : fitting);
  const forMen = kind.men.length > 0 && chances.happens(0.36);
  const sizes = forMen ? kind.men : kind.women;
  const futures = chances.happens(FUTURES_SHARE);
  const supplier = SUPPLIERS.find(({ id }) => id === brand.supplierId);
  const houses = supplier?.warehouses ?? ['MI-02'];
  const euro = (kind.price[0] + chances.next() * (kind.price[1] - kind.price[0])) * brand.level;
  const wholesaleCents = Math.round(euro * 4) * 25;
  const retailCents = Math.round(wholesaleCents / (0.3 + chances.next() * 0.13) / 500) * 500;
  return {
    brand,
    kind,
    cut: chances.pick(kind.cuts),
    stuff: chances.pick(kind.stuffs),
    sizes,
    gender: sizes.length === 1 ? 'UNISEX' : forMen ? 'MEN' : 'WOMEN',
    futures,
    season: futures ? chances.pick(FUTURES_SEASONS) : chances.pick(SPOT_SEASONS),
    warehouseId: chances.happens(0.65) ? (houses[0] ?? 'MI-02') : chances.pick(houses),
    wholesaleCents,
    retailCents,
    hot: chances.happens(brand.hot ? 0.42 : 0.2),
    number: index + 1000,
  };
}

function piecesOf(chances: Chances, style: Style, index: number): number {
  if (style.futures) return chances.whole(20, 160);
  if (chances.happens(SOLD_OUT)) return 0;
  if (style.sizes.length === 1) return chances.whole(3, style.kind.price[1] > 300 ? 40 : 130);
  const middle = (style.sizes.length - 1) / 2;
  const nearness = 1 - Math.abs(index - middle) / (middle + 1);
  return chances.whole(0, Math.ceil(6 + 24 * nearness));
}

function colorOf(colorId: string): (typeof COLORS)[number] {
  const found = COLORS.find(({ id }) => id === colorId);
  if (found === undefined) throw new Error(`no colour ${colorId}`);
  return found;
}

function styleRow(style: Style, colorId: string, intlCode: string, updatedAt: Date) {
  const { brand, kind, cut, stuff } = style;
  const color = colorOf(colorId);
  const origin = ORIGINS[brand.country] ?? { zh: '', en: '' };
  const initials = brand.name.replaceAll(/[^A-Z]/g, '').slice(0, 2);
  const styleNo = `${initials}-${style.number}/${cut.shape.slice(0, 2).toUpperCase()}.${String(color.hex).slice(1, 3).toUpperCase()}`;
  return {
    kind: style.futures ? ('FUTURES' as const) : ('SPOT' as const),
    intlCode,
    styleNo,
    name: stuff.zh + cut.zh,
    nameEn: `${stuff.en} ${cut.en}`,
    description: `${stuff.content.zh}，${color.name}。款号 ${styleNo}。${origin.zh}制造。`,
    descriptionEn: `${stuff.content.en}, ${color.nameEn.toLowerCase()}. Style ${styleNo}. Made in ${origin.en}.`,
    brandId: brand.id,
    categoryId: kind.id,
    colorId,
    warehouseId: style.warehouseId,
    supplierId: brand.supplierId,
    season: style.season,
    gender: style.gender,
    shape: cut.shape,
    material: stuff.content.zh,
    materialEn: stuff.content.en,
    origin: origin.zh,
    originEn: origin.en,
    wholesalePriceCents: style.wholesaleCents,
    retailPriceCents: style.retailCents,
    costCents: Math.round(style.wholesaleCents * 0.82),
    hot: style.hot,
    updatedAt,
  };
}

function featuredRow(item: Featured, now: Date) {
  const brand = BRANDS.find(({ id }) => id === item.brandId);
  if (brand === undefined) throw new Error(`no brand ${item.brandId}`);
  const color = colorOf(item.colorId);
  const origin = ORIGINS[brand.country] ?? { zh: '', en: '' };
  const styleNo = `${brand.name.slice(0, 2).toUpperCase()}-25/${item.intlCode.slice(7, 12)}`;
  const { sizes: _sizes, wholesaleCents, retailCents, ...rest } = item;
  const women = item.categoryId === 'c-coat' || item.categoryId === 'c-dress' || item.shape === 'heel';
  return {
    ...rest,
    kind: 'SPOT' as const,
    styleNo,
    description: `${item.material}，${color.name}。款号 ${styleNo}。${origin.zh}制造。`,
    descriptionEn: `${item.materialEn}, ${color.nameEn.toLowerCase()}. Style ${styleNo}. Made in ${origin.en}.`,
    supplierId: brand.supplierId,
    gender: women ? ('WOMEN' as const) : ('UNISEX' as const),
    origin: origin.zh,
    originEn: origin.en,
    wholesalePriceCents: wholesaleCents,
    retailPriceCents: retailCents,
    costCents: Math.round((wholesaleCents ?? retailCents * 0.35) * 0.82),
    updatedAt: new Date(now.getTime() - 2 * DAY_MS),
  };
}
