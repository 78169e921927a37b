import { readTable } from './table';

/** Product of the screen designs with the values shown there: sizes with their free pieces, prices in cents. */
export interface Featured {
  intlCode: string;
  brandId: string;
  categoryId: string;
  shape: string;
  name: string;
  nameEn: string;
  colorId: string;
  season: string;
  warehouseId: string;
  wholesaleCents: number | null;
  retailCents: number;
  hot: boolean;
  material: string;
  materialEn: string;
  sizes: ReadonlyArray<readonly [size: string, free: number]>;
}

const STUFFS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  cashmere: ['羊绒 90%，羊毛 10%', '90% cashmere, 10% wool'],
  calf: ['小牛皮', 'Calfskin'],
  crepe: ['三醋酸 72%，聚酯纤维 28%', '72% triacetate, 28% polyester'],
  wool: ['羊毛 100%', '100% wool'],
  steel: ['316L 精钢，小牛皮表带', '316L steel, calfskin strap'],
  acetate: ['醋酸板材，尼龙镜片', 'Acetate, nylon lenses'],
};

/** Columns: code, brand, category, shape, names, colour, season, warehouse, wholesale and retail cents, hot, material, sizes. */
const ROWS = `
8051234567892 | 01 | coat | coat | 双排扣羊绒大衣 | Double-breasted cashmere coat | camel | AW25 | MI-02 | 41250 | 129000 | hot | cashmere | 36:4 38:9 40:12 42:8 44:3 46:0
8051234570144 | 01 | bag | bag | 锁扣手提包 24 | Top-handle lock bag 24 | bordeaux | AW25 | MI-02 | 28600 | 78000 | hot | calf | OS:18
3760288411901 | 02 | dress | dress | 无袖褶裥连衣裙 | Sleeveless pleated dress | bottle | AW25 | MI-02 | 19800 | 56000 | - | crepe | 36:2 38:6 40:7 42:5 44:0
4893210077513 | 04 | eyewear | sunglasses | 宽边板材太阳镜 | Wide-rim acetate sunglasses | tortoise | SS26 | HK-01 | 7450 | 21000 | hot | acetate | OS:64
8052100344685 | 03 | shoes | sneaker | 系带皮质运动鞋 | Lace-up leather sneakers | ivory | AW25 | MI-02 | 15800 | 39500 | hot | calf | 39:5 40:9 41:11 42:8 43:4 44:2 45:1
8052100344753 | 03 | shoes | heel | 尖头高跟鞋 85 | Pointed pumps 85 | black | AW25 | MI-02 | 27775 | 69000 | - | calf | 35:2 36:3 37:6 38:7 39:5 40:2 41:0
5700411288367 | 05 | knit | knit | 绞花圆领毛衣 | Cable-knit crew-neck | ivory | AW25 | HK-01 | 12800 | 32000 | hot | wool | XS:6 S:14 M:22 L:18 XL:7
5700411288435 | 05 | knit | knit | 绞花圆领毛衣 | Cable-knit crew-neck | navy | AW25 | HK-01 | 12800 | 32000 | - | wool | XS:4 S:11 M:16 L:12 XL:5
4893210082395 | 04 | scarf | scarf | 羊毛流苏围巾 | Fringed wool scarf | mist | AW25 | HK-01 | 6200 | 16500 | - | wool | OS:120
7613099205732 | 06 | watch | watch | 小三针腕表 38 | Small-seconds watch 38 | chocolate | AW25 | HK-01 | 64000 | 185000 | - | steel | OS:7
8051234577860 | 07 | belt | belt | 翻面皮带 30 | Reversible belt 30 | black | AW25 | MI-02 | 5840 | 14500 | - | calf | 80:12 85:20 90:26 95:17 100:9
3760288412069 | 02 | dress | dress | 无袖褶裥连衣裙 | Sleeveless pleated dress | blush | AW25 | MI-02 | - | 56000 | - | crepe | 36:2 38:4 40:3 42:3 44:1
8051234570212 | 01 | bag | tote | 敞口托特包 | Open tote | caramel | SS26 | MI-02 | 31800 | 86500 | - | calf | OS:11
8051234567960 | 01 | coat | coat | 双排扣羊绒大衣 | Double-breasted cashmere coat | charcoal | AW25 | MI-02 | 41250 | 129000 | - | cashmere | 36:2 38:5 40:8 42:6 44:2 46:1
8052100351065 | 03 | shoes | sneaker | 系带皮质运动鞋 | Lace-up leather sneakers | olive | AW25 | MI-02 | 15800 | 39500 | - | calf | 39:2 40:4 41:6 42:6 43:3 44:1 45:0
4893210088885 | 04 | scarf | scarf | 羊毛流苏围巾 | Fringed wool scarf | bordeaux | AW25 | HK-01 | 6200 | 16500 | - | wool | OS:96
5700411294061 | 05 | knit | cardigan | 宽松开衫 | Relaxed cardigan | sage | AW25 | HK-01 | 14600 | 36500 | - | wool | XS:3 S:8 M:9 L:6 XL:2
7613099205800 | 06 | watch | watch | 小三针腕表 38 | Small-seconds watch 38 | black | AW25 | HK-01 | 64000 | 185000 | - | steel | OS:4
`;

/** Products at the head of the first list, in the order of the list. */
export const FEATURED: readonly Featured[] = readTable(ROWS).map((cells) => {
  const [intlCode = '', brand, category, shape = '', name = '', nameEn = '', colorId = '', season = ''] =
    cells;
  const [warehouseId = '', wholesale = '', retail, hot, stuff = '', sizes = ''] = cells.slice(8);
  const [material, materialEn] = STUFFS[stuff] ?? ['', ''];
  return {
    intlCode,
    brandId: `b-${brand}`,
    categoryId: `c-${category}`,
    shape,
    name,
    nameEn,
    colorId,
    season,
    warehouseId,
    wholesaleCents: wholesale === '' ? null : Number(wholesale),
    retailCents: Number(retail),
    hot: hot === 'hot',
    material,
    materialEn,
    sizes: sizes.split(' ').map((entry) => {
      const [size = '', free] = entry.split(':');
      return [size, Number(free)] as const;
    }),
  };
});
