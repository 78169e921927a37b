import { readTable } from './table';

/** Plan of a demo list: its names, its products, and when it opens and closes. */
export interface ListPlan {
  zh: string;
  en: string;
  kind: 'SPOT' | 'FUTURES';
  size: number;
  /** Conditions for the products of the list, all of which must be satisfied. */
  only: {
    brands?: readonly number[];
    kinds?: readonly string[];
    warehouses?: readonly string[];
    season?: string;
    gender?: 'WOMEN' | 'MEN';
  };
  delivery: 'MAINLAND' | 'HK_MACAO' | 'OVERSEAS';
  minOrderEuro: number;
  block: boolean;
  /** Hours from the moment of seeding; negative is in the past. */
  opensIn: number;
  closesIn: number;
  shipDays: number;
  receiveDays: number;
  draft: boolean;
  visibility: 'ALL' | 'TEAMS' | 'IDENTITIES';
  visibleTo: readonly string[];
}

const HOUR = 1;
const DAY = 24;
const KINDS: Readonly<Record<string, readonly string[]>> = {
  wear: ['coat', 'jacket', 'dress', 'knit', 'shirt', 'trousers', 'skirt'],
  leather: ['bag', 'wallet', 'belt'],
};

/**
 * Columns: kind, names, number of products; brands, kinds, warehouses, season and gender of the products; delivery, minimum order value in
 * euro, opening and closing time from now, days to shipping and receipt; whether the minimum blocks, and the audience.
 */
const ROWS = `
SPOT | AW25 米兰女装现货 第二批 | AW25 Milan womenswear, second drop | 186 | - | - | MI-02 HK-01 FI-01 PA-03 | AW25 | WOMEN | HK_MACAO | 10000 | -7d | 2d6h | 7 | 14 | -
SPOT | 全仓总表 秋冬现货 | All warehouses, autumn stock | 3000 | - | - | - | - | - | HK_MACAO | 10000 | -20d | 12d | 7 | 14 | -
SPOT | Halden 针织 香港仓清货 | Halden knitwear, Hong Kong clearance | 48 | 05 | - | - | - | - | HK_MACAO | 5000 | -10d | 6d20h | 3 | 6 | block
SPOT | Casa Vianello 鞋履 米兰仓 | Casa Vianello shoes, Milan | 64 | 03 | shoes | - | - | - | HK_MACAO | 10000 | -6d | 7d2h | 7 | 15 | -
SPOT | Maison Orsel 皮具 米兰仓 | Maison Orsel leather goods, Milan | 56 | 01 08 | leather | - | - | - | OVERSEAS | 8000 | -8d | 9d | 6 | 12 | -
SPOT | Kerguelen 围巾 香港仓 | Kerguelen scarves, Hong Kong | 40 | 04 | - | - | - | - | MAINLAND | 3000 | -5d | 11d | 3 | 8 | -
SPOT | Ostrava & Fils 腕表 香港仓 | Ostrava & Fils watches, Hong Kong | 44 | - | watch jewellery | - | - | - | HK_MACAO | 12000 | -10d | 14d | 4 | 7 | -
SPOT | SS26 眼镜现货 | SS26 eyewear in stock | 60 | - | eyewear | - | - | - | MAINLAND | 4000 | -3d | 16d | 4 | 9 | -
SPOT | AW25 佛罗伦萨皮革 | AW25 Florence leather | 220 | - | leather shoes | FI-01 | - | - | HK_MACAO | 10000 | -12d | 18d | 8 | 15 | -
SPOT | AW25 巴黎成衣现货 | AW25 Paris ready-to-wear | 320 | - | wear | PA-03 | - | - | MAINLAND | 10000 | -7d | 20d | 7 | 16 | -
SPOT | AW25 男装精选 | AW25 menswear edit | 260 | - | wear | - | - | MEN | OVERSEAS | 10000 | -2d | 22d | 7 | 14 | -
SPOT | 常青款 皮夹与皮带 | Evergreen wallets and belts | 80 | - | wallet belt | - | EVERGREEN | - | HK_MACAO | 3000 | -780d | 40d | 5 | 11 | -
SPOT | 常青款 成衣长期清单 | Evergreen ready-to-wear, standing list | 420 | - | wear | - | EVERGREEN | - | HK_MACAO | 10000 | -790d | 120d | 7 | 14 | -
SPOT | 常青款 内地直发 | Evergreen, delivered to the mainland | 300 | - | - | - | EVERGREEN | - | MAINLAND | 8000 | -785d | 150d | 7 | 16 | -
SPOT | 常青款 海外直发 | Evergreen, delivered overseas | 280 | - | - | - | EVERGREEN | - | OVERSEAS | 8000 | -770d | 140d | 6 | 13 | -
SPOT | 羊绒专场 | Cashmere special | 90 | - | knit scarf | - | AW25 | - | MAINLAND | 8000 | -1d | 10d | 5 | 12 | -
SPOT | 香港仓 当日发 | Hong Kong, ships same day | 480 | - | - | HK-01 | - | - | HK_MACAO | 2000 | -15d | 30d | 0 | 2 | -
SPOT | 直播专供 第一批 | Live-streaming, first drop | 56 | - | - | HK-01 | - | - | MAINLAND | 6000 | -2d | 5d | 3 | 7 | LIVE_STREAMING
SPOT | 二手商 保税仓清单 | Second-hand traders, bonded stock | 52 | - | leather watch | - | - | - | HK_MACAO | 4000 | -3d | 13d | 4 | 8 | SECOND_HAND OVERSEAS_TRADER
SPOT | 瀚海贸易 专属价 | Hanhai Trading, special terms | 66 | - | - | - | AW25 | - | HK_MACAO | 10000 | -5d | 17d | 6 | 12 | team-hanhai
SPOT | 澄屿买手组 专属价 | Chengyu Buyers, special terms | 62 | - | - | - | AW25 | - | MAINLAND | 8000 | -6d | 15d | 6 | 14 | team-chengyu
SPOT | 圣诞礼品 下周开放 | Christmas gifts, opens next week | 84 | - | wallet scarf jewellery hat | - | - | - | MAINLAND | 5000 | 6d | 25d | 5 | 10 | -
SPOT | 帽饰与围巾 草稿 | Hats and scarves, draft | 46 | - | hat scarf | - | - | - | MAINLAND | 3000 | 2d | 30d | 5 | 9 | draft
SPOT | AW25 米兰女装现货 第一批 | AW25 Milan womenswear, first drop | 180 | - | - | MI-02 | - | WOMEN | HK_MACAO | 10000 | -60d | -12d | 7 | 14 | -
SPOT | Atelier Brenn 连衣裙 | Atelier Brenn dresses | 50 | 02 | - | - | - | - | MAINLAND | 6000 | -45d | -8d | 7 | 15 | -
SPOT | Sforza Minore 皮带 米兰仓 | Sforza Minore belts, Milan | 42 | 07 14 26 | - | - | - | - | OVERSEAS | 3000 | -40d | -5d | 5 | 11 | -
SPOT | 秋季大衣 预览 | Autumn coats, preview | 74 | - | coat | - | - | - | MAINLAND | 8000 | -120d | -25d | 7 | 14 | -
SPOT | 包袋 巴黎仓 | Bags, Paris | 68 | - | bag | PA-03 | - | - | HK_MACAO | 8000 | -200d | -90d | 6 | 12 | -
SPOT | 初春针织 香港仓 | Early spring knitwear, Hong Kong | 88 | - | knit | HK-01 | - | - | HK_MACAO | 5000 | -320d | -210d | 3 | 6 | -
SPOT | 年终鞋履 米兰仓 | Year-end shoes, Milan | 110 | - | shoes | MI-02 | - | - | OVERSEAS | 6000 | -400d | -300d | 6 | 12 | -
FUTURES | SS26 眼镜与配饰 期货 | SS26 eyewear and accessories, futures | 60 | - | eyewear scarf hat jewellery | - | - | - | HK_MACAO | 10000 | -14d | 4d1h | 110 | 125 | -
FUTURES | SS26 连衣裙与半裙 期货 | SS26 dresses and skirts, futures | 90 | - | dress skirt | - | - | - | HK_MACAO | 15000 | -10d | 24d | 120 | 135 | -
FUTURES | SS26 男装 期货 | SS26 menswear, futures | 100 | - | - | - | - | MEN | MAINLAND | 15000 | -8d | 30d | 120 | 138 | -
FUTURES | AW26 大衣与夹克 预订 | AW26 coats and jackets, pre-order | 110 | - | coat jacket | - | - | - | OVERSEAS | 20000 | -5d | 45d | 260 | 275 | -
FUTURES | AW26 皮具 预订 | AW26 leather goods, pre-order | 95 | - | leather | - | - | - | HK_MACAO | 15000 | -5d | 50d | 250 | 265 | -
FUTURES | SS26 鞋履 期货 首轮 | SS26 shoes, futures, first round | 70 | - | shoes | - | - | - | HK_MACAO | 12000 | -60d | -9d | 100 | 115 | -
`;

/** Returns the hours in a time such as `-7d`, `2d6h` or `97h`. */
function hoursIn(time: string): number {
  const [, sign, days = '0', hours = '0'] = /^(-?)(?:(\d+)d)?(?:(\d+)h)?$/.exec(time) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(days) * DAY + Number(hours) * HOUR);
}

const words = (cell: string): string[] => cell.split(' ').filter(Boolean);
const given = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

function planOf(cells: readonly string[]): ListPlan {
  const [kind, zh = '', en = '', size, brands = '', kinds = '', warehouses = '', season = '', gender = ''] =
    cells;
  const [delivery, minOrder, opens = '', closes = '', ships, arrives, more = ''] = cells.slice(9);
  const marks = words(more);
  const visibleTo = marks.filter((mark) => mark !== 'block' && mark !== 'draft');
  return {
    zh,
    en,
    kind: kind === 'FUTURES' ? 'FUTURES' : 'SPOT',
    size: Number(size),
    only: {
      brands: given(words(brands).map(Number)),
      kinds: given(words(kinds).flatMap((word) => (KINDS[word] ?? [word]).map((name) => `c-${name}`))),
      warehouses: given(words(warehouses)),
      season: season || undefined,
      gender: gender === 'WOMEN' || gender === 'MEN' ? gender : undefined,
    },
    delivery: delivery === 'MAINLAND' || delivery === 'OVERSEAS' ? delivery : 'HK_MACAO',
    minOrderEuro: Number(minOrder),
    block: marks.includes('block'),
    opensIn: hoursIn(opens),
    closesIn: hoursIn(closes),
    shipDays: Number(ships),
    receiveDays: Number(arrives),
    draft: marks.includes('draft'),
    visibility:
      visibleTo.length === 0
        ? 'ALL'
        : visibleTo.some((to) => to.startsWith('team-'))
          ? 'TEAMS'
          : 'IDENTITIES',
    visibleTo,
  };
}

/** Plans of the 30 spot and 6 futures lists. The first one begins with the products of the screen designs, the second is the long one. */
export const LIST_PLANS: readonly ListPlan[] = readTable(ROWS).map(planOf);
