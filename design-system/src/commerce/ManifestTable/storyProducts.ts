import type { Locale } from '../../formats';
import type { Quantities } from './ManifestTable.types';
import type { ManifestProduct } from './useProductColumns';

/**
 * Products of the reference picture: code, brand, name and category in both languages, season, place, colour in both languages and as six
 * hexadecimal digits, wholesale and retail price in cents, hot, then sizes with their stock.
 */
const lines = [
  '8051234567892|Maison Orsel|双排扣羊绒大衣|Double-breasted coat|大衣|Coats|AW25|0|驼色|Camel|b68b5e|41250|129000|hot|36:4 38:9 40:12 42:8 44:3 46:0',
  '8051234570144|Maison Orsel|锁扣手提包 24|Lock handbag 24|包袋|Bags|AW25|0|酒红|Oxblood|5e1f2a|28600|78000|hot|OS:18',
  '3760288411901|Atelier Brenn|无袖褶裥连衣裙|Sleeveless pleated dress|连衣裙|Dresses|AW25|0|墨绿|Pine|22382f|19800|56000||36:2 38:6 40:7 42:5 44:0',
  '4893210077513|Kerguelen|宽边板材太阳镜|Acetate sunglasses|眼镜|Eyewear|SS26|1|玳瑁|Tortoise|6b4426|7450|21000|hot|OS:64',
  '8052100344685|Casa Vianello|系带皮质运动鞋|Leather sneaker|鞋履|Shoes|AW25|0|象牙白|Ivory|ece5d6|15800|39500|hot|39:5 40:9 41:11 42:8 43:4 44:2 45:1',
  '8052100344753|Casa Vianello|尖头高跟鞋 85|Pointed pump 85|鞋履|Shoes|AW25|0|黑|Black|23211f|27775|69000||35:2 36:3 37:6 38:7 39:5 40:2 41:0',
  '5700411288367|Halden|绞花圆领毛衣|Cable crewneck knit|针织|Knitwear|AW25|1|象牙白|Ivory|ece5d6|12800|32000|hot|XS:6 S:14 M:22 L:18 XL:7',
  '5700411288435|Halden|绞花圆领毛衣|Cable crewneck knit|针织|Knitwear|AW25|1|藏青|Navy|232c43|12800|32000||XS:4 S:11 M:16 L:12 XL:5',
  '4893210082395|Kerguelen|羊毛流苏围巾|Fringed wool scarf|围巾|Scarves|AW25|1|雾蓝|Mist blue|8aa3b8|6200|16500||OS:120',
  '7613099205732|Ostrava & Fils|小三针腕表 38|Small-seconds watch 38|腕表|Watches|AW25|1|巧克力|Chocolate|4a3226|64000|185000||OS:7',
  '8051234577860|Sforza Minore|翻面皮带 30|Reversible belt 30|皮带|Belts|AW25|0|黑|Black|23211f|5840|14500||80:12 85:20 90:26 95:17 100:9',
  '3760288412069|Atelier Brenn|无袖褶裥连衣裙|Sleeveless pleated dress|连衣裙|Dresses|AW25|0|裸粉|Blush|d3a39a||56000||36:0 38:0 40:0 42:0 44:0',
  '8051234570212|Maison Orsel|敞口托特包|Open tote|包袋|Bags|SS26|0|焦糖|Caramel|a3602c|31800|86500||OS:11',
  '8051234567960|Maison Orsel|双排扣羊绒大衣|Double-breasted coat|大衣|Coats|AW25|0|炭灰|Charcoal|55544f|41250|129000||36:2 38:5 40:8 42:6 44:2 46:1',
].map((line) => line.split('|'));

const places = [
  ['MI-02', '米兰', 'Milan'],
  ['HK-01', '香港', 'Hong Kong'],
] as const;

/** Returns a silhouette in the colour of the product as a data URL. */
const picture = (hex: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><path fill="${hex}" d="M44 24h32l14 22v98H30V46z"/></svg>`,
  )}`;

/** Returns `count` products made from the fourteen of the picture; ids and codes differ from the fifteenth on. */
export function storyProducts(count: number, locale: Locale = 'zh-CN'): ManifestProduct[] {
  return Array.from({ length: count }, (_, index) => product(index, locale === 'zh-CN'));
}

function product(index: number, zh: boolean): ManifestProduct {
  const [
    code = '',
    brand = '',
    nameZh = '',
    nameEn = '',
    categoryZh = '',
    categoryEn = '',
    season = '',
    ...rest
  ] = lines[index % lines.length] ?? [];
  const [place, colourZh = '', colourEn = '', figures = '', wholesale, retail, hot, run = ''] = rest;
  const [warehouse, cityZh, cityEn] = places[place === '1' ? 1 : 0];
  const id = String(index);
  const hex = `#${figures}`;
  const sizes = run.split(' ').map((text) => {
    const [label = '', stock = '0'] = text.split(':');
    return { id: `${id}/${label}`, label: label === 'OS' && zh ? '均码' : label, stock: Number(stock) };
  });
  return {
    id,
    code: index < lines.length ? code : String(Number(code) + index),
    pictureUrl: picture(hex),
    brand,
    name: zh ? nameZh : nameEn,
    hot: hot === 'hot',
    category: zh ? categoryZh : categoryEn,
    season,
    warehouse,
    shipFrom: zh ? cityZh : cityEn,
    colour: { name: zh ? colourZh : colourEn, hex },
    stock: index === 11 ? 13 : sizes.reduce((sum, size) => sum + size.stock, 0),
    wholesaleCents: wholesale ? Number(wholesale) : null,
    retailCents: Number(retail),
    sizes,
    minQuantity: index === 5 ? 3 : 1,
  };
}

/** The quantities of the reference picture. */
export const storyQuantities: Readonly<Record<string, Quantities>> = {
  '0': { '0/38': 1, '0/40': 2 },
  '1': { '1/OS': 2 },
  '3': { '3/OS': 6 },
  '4': { '4/39': 1, '4/40': 2, '4/41': 1 },
  '5': { '5/38': 1, '5/39': 1 },
  '6': { '6/S': 2, '6/M': 3 },
  '8': { '8/OS': 8 },
};
