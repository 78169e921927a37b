import type { ManifestProduct } from '../../../design-system/src/commerce/ManifestTable/ManifestTable';

const brands = ['Maison Orsel', 'Atelier Brenn', 'Casa Vianello', 'Kerguelen', 'Halden', 'Ostrava & Fils'];
const names = [
  '双排扣羊绒大衣',
  '锁扣手提包 24',
  '无袖褶裥连衣裙',
  '系带皮质运动鞋',
  '绞花圆领毛衣',
  '小三针腕表 38',
];
const categories = ['大衣', '包袋', '连衣裙', '鞋履', '针织', '腕表'];
const colours = [
  { name: '驼色', hex: '#b68b5e' },
  { name: '酒红', hex: '#5e1f2a' },
  { name: '墨绿', hex: '#22382f' },
  { name: '黑', hex: '#23211f' },
];
const runs = [
  ['36', '38', '40', '42', '44', '46'],
  ['均码'],
  ['XS', 'S', 'M', 'L', 'XL'],
  ['39', '40', '41', '42', '43', '44', '45'],
];
const seasons = ['AW25', 'SS26', '常青'];
const places: readonly (readonly [string, string])[] = [
  ['MI-02', '米兰'],
  ['HK-01', '香港'],
  ['PA-03', '巴黎'],
];
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"%3E%3Cpath d="M1 1h1v2H1z"/%3E%3C/svg%3E';

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Returns the same products for each table; `stock` is a number column in no order. */
export function makeRows(count: number): ManifestProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const [warehouse, shipFrom] = pick(places, index);
    const sizes = pick(runs, index).map((label, position) => ({
      id: `${index}-${position}`,
      label,
      stock: (index * 7 + position * 3) % 13,
    }));
    return {
      id: String(index),
      code: String(8_051_234_000_000 + index),
      pictureUrl: picture,
      brand: pick(brands, index),
      name: pick(names, index),
      hot: index % 4 === 0,
      category: pick(categories, index),
      season: pick(seasons, index),
      warehouse,
      shipFrom,
      colour: pick(colours, index),
      stock: (index * 7919 + 5_003) % 100_003,
      wholesaleCents: 12_800 + ((index * 37) % 40_000),
      retailCents: 32_000 + ((index * 91) % 90_000),
      sizes,
    };
  });
}
