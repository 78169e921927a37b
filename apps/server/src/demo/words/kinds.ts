import type { Words } from './places';

/** Cut of a category; `shape` is the silhouette it is drawn with. */
export interface Cut extends Words {
  shape: string;
}

/** Material: its word in the product name, and the composition. */
export interface Stuff extends Words {
  content: Words;
}

/** Product category with the data its products are made from. */
export interface Kind extends Words {
  id: string;
  shape: string;
  /** Wholesale prices in whole euro, from and to. */
  price: readonly [number, number];
  /** Sizes for women and for men; one entry means one size. */
  women: readonly string[];
  men: readonly string[];
  cuts: readonly Cut[];
  stuffs: readonly Stuff[];
  colors: readonly string[];
  /** Number of products of this category in a hundred. */
  share: number;
}

/** The single size of products without sizes. */
export const ONE_SIZE = ['OS'] as const;

const WOMEN_WEAR = ['36', '38', '40', '42', '44', '46'] as const;
const MEN_WEAR = ['44', '46', '48', '50', '52', '54'] as const;
const LETTERS = ['XS', 'S', 'M', 'L', 'XL'] as const;
const TONES = [
  'black',
  'camel',
  'navy',
  'charcoal',
  'ivory',
  'bottle',
  'bordeaux',
  'chocolate',
  'sand',
  'olive',
] as const;
const LEATHERS = [
  'black',
  'caramel',
  'bordeaux',
  'chocolate',
  'sand',
  'bottle',
  'navy',
  'ivory',
  'rust',
] as const;
const SOFT = [
  'ivory',
  'navy',
  'sage',
  'mist',
  'camel',
  'pearl',
  'blush',
  'bordeaux',
  'mustard',
  'charcoal',
  'lilac',
] as const;

const cut = (shape: string, zh: string, en: string): Cut => ({ shape, zh, en });
const stuff = (zh: string, en: string, contentZh: string, contentEn: string): Stuff => ({
  zh,
  en,
  content: { zh: contentZh, en: contentEn },
});

const CASHMERE = stuff('羊绒', 'Cashmere', '羊绒 90%，羊毛 10%', '90% cashmere, 10% wool');
const WOOL = stuff('羊毛', 'Wool', '羊毛 100%', '100% wool');
const MERINO = stuff('美利奴', 'Merino', '美利奴羊毛 100%', '100% merino wool');
const SILK = stuff('真丝', 'Silk', '桑蚕丝 100%', '100% mulberry silk');
const COTTON = stuff('棉质', 'Cotton', '棉 98%，弹性纤维 2%', '98% cotton, 2% elastane');
const LINEN = stuff('亚麻', 'Linen', '亚麻 100%', '100% linen');
const CREPE = stuff('绉纱', 'Crêpe', '三醋酸 72%，聚酯纤维 28%', '72% triacetate, 28% polyester');
const CALF = stuff('小牛皮', 'Calfskin', '小牛皮', 'Calfskin');
const SUEDE = stuff('麂皮', 'Suede', '羊麂皮', 'Goat suede');
const GRAINED = stuff('荔枝纹皮', 'Grained leather', '荔枝纹牛皮', 'Grained cowhide');
const LAMB = stuff('小羊皮', 'Lambskin', '小羊皮', 'Lambskin');

/** Categories of garments. */
export const GARMENTS: readonly Kind[] = [
  {
    id: 'c-coat',
    zh: '大衣',
    en: 'Coats',
    shape: 'coat',
    price: [210, 520],
    women: WOMEN_WEAR,
    men: MEN_WEAR,
    share: 9,
    colors: TONES,
    stuffs: [CASHMERE, WOOL, stuff('双面呢', 'Double-face', '羊毛 85%，羊绒 15%', '85% wool, 15% cashmere')],
    cuts: [
      cut('coat', '双排扣大衣', 'double-breasted coat'),
      cut('coat', '单排扣大衣', 'single-breasted coat'),
      cut('wrapcoat', '系带浴袍大衣', 'belted wrap coat'),
      cut('coat', '落肩茧形大衣', 'cocoon coat'),
      cut('wrapcoat', '风衣', 'trench coat'),
      cut('coat', '连帽牛角扣大衣', 'duffle coat'),
      cut('coat', '长款切斯特大衣', 'long Chesterfield coat'),
    ],
  },
  {
    id: 'c-jacket',
    zh: '夹克',
    en: 'Jackets',
    shape: 'jacket',
    price: [140, 380],
    women: WOMEN_WEAR,
    men: MEN_WEAR,
    share: 8,
    colors: TONES,
    stuffs: [WOOL, COTTON, LAMB, SUEDE],
    cuts: [
      cut('blazer', '单排扣西装外套', 'single-breasted blazer'),
      cut('blazer', '双排扣西装外套', 'double-breasted blazer'),
      cut('jacket', '短款飞行夹克', 'bomber jacket'),
      cut('jacket', '立领拉链夹克', 'zip jacket'),
      cut('jacket', '机车夹克', 'biker jacket'),
      cut('jacket', '衬衫式外套', 'overshirt'),
    ],
  },
  {
    id: 'c-dress',
    zh: '连衣裙',
    en: 'Dresses',
    shape: 'dress',
    price: [90, 320],
    women: ['36', '38', '40', '42', '44'],
    men: [],
    share: 9,
    colors: ['bottle', 'black', 'blush', 'ivory', 'navy', 'bordeaux', 'mist', 'rust', 'lilac'],
    stuffs: [SILK, CREPE, COTTON, LINEN],
    cuts: [
      cut('dress', '无袖褶裥连衣裙', 'sleeveless pleated dress'),
      cut('dress', '收腰伞摆连衣裙', 'fit-and-flare dress'),
      cut('slipdress', '细肩带连衣裙', 'slip dress'),
      cut('shirtdress', '衬衫式连衣裙', 'shirt dress'),
      cut('shirtdress', '裹身连衣裙', 'wrap dress'),
      cut('slipdress', '斜裁长裙', 'bias-cut long dress'),
    ],
  },
  {
    id: 'c-knit',
    zh: '针织',
    en: 'Knitwear',
    shape: 'knit',
    price: [70, 240],
    women: LETTERS,
    men: ['S', 'M', 'L', 'XL', 'XXL'],
    share: 11,
    colors: SOFT,
    stuffs: [
      CASHMERE,
      MERINO,
      stuff('羊驼毛', 'Alpaca', '羊驼毛 60%，羊毛 40%', '60% alpaca, 40% wool'),
      COTTON,
    ],
    cuts: [
      cut('knit', '绞花圆领毛衣', 'cable-knit crew-neck'),
      cut('knit', '圆领毛衣', 'crew-neck jumper'),
      cut('rollneck', '高领毛衣', 'roll-neck jumper'),
      cut('cardigan', '宽松开衫', 'relaxed cardigan'),
      cut('cardigan', 'V 领开衫', 'V-neck cardigan'),
      cut('knit', '罗纹针织衫', 'ribbed jumper'),
    ],
  },
  {
    id: 'c-shirt',
    zh: '衬衫',
    en: 'Shirts',
    shape: 'shirt',
    price: [55, 170],
    women: WOMEN_WEAR,
    men: ['37', '38', '39', '40', '41', '42', '43'],
    share: 8,
    colors: ['ivory', 'mist', 'navy', 'black', 'blush', 'sand', 'pearl', 'sage'],
    stuffs: [COTTON, SILK, LINEN, stuff('府绸', 'Poplin', '棉 100%', '100% cotton')],
    cuts: [
      cut('shirt', '直筒衬衫', 'straight shirt'),
      cut('shirt', '法式袖口衬衫', 'double-cuff shirt'),
      cut('blouse', '飘带衬衫', 'pussy-bow blouse'),
      cut('blouse', '泡泡袖上衣', 'puff-sleeve blouse'),
      cut('shirt', '古巴领衬衫', 'camp-collar shirt'),
    ],
  },
  {
    id: 'c-trousers',
    zh: '裤装',
    en: 'Trousers',
    shape: 'trousers',
    price: [70, 220],
    women: WOMEN_WEAR,
    men: MEN_WEAR,
    share: 8,
    colors: TONES,
    stuffs: [WOOL, COTTON, LINEN, CREPE],
    cuts: [
      cut('trousers', '高腰阔腿裤', 'high-rise wide-leg trousers'),
      cut('trousers', '锥形西裤', 'tapered trousers'),
      cut('trousers', '双褶直筒裤', 'double-pleat trousers'),
      cut('trousers', '九分烟管裤', 'cropped cigarette trousers'),
    ],
  },
  {
    id: 'c-skirt',
    zh: '半裙',
    en: 'Skirts',
    shape: 'skirt',
    price: [60, 210],
    women: ['36', '38', '40', '42', '44'],
    men: [],
    share: 5,
    colors: ['black', 'camel', 'bottle', 'ivory', 'navy', 'rust', 'charcoal'],
    stuffs: [WOOL, SILK, CREPE, SUEDE],
    cuts: [
      cut('skirt', '百褶中长裙', 'pleated midi skirt'),
      cut('pencil', '铅笔裙', 'pencil skirt'),
      cut('skirt', 'A 字裙', 'A-line skirt'),
      cut('pencil', '前开衩窄裙', 'slit column skirt'),
    ],
  },
];

export { CALF, GRAINED, LAMB, LEATHERS, SILK, SOFT, SUEDE, WOOL, CASHMERE, cut, stuff };
