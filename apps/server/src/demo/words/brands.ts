/** Brand of the demo data. All are invented. */
export interface DemoBrand {
  id: string;
  name: string;
  country: 'IT' | 'FR' | 'GB' | 'DK' | 'SE' | 'CH' | 'ES' | 'HK';
  /** First seven digits of its international codes. */
  codes: string;
  /** Price level relative to 1. */
  level: number;
  hot: boolean;
  supplierId: string;
  /** Ids of the categories that the brand makes. */
  makes: readonly string[];
}

const WEAR = ['c-coat', 'c-jacket', 'c-dress', 'c-knit', 'c-shirt', 'c-trousers', 'c-skirt'] as const;
const LEATHER = ['c-bag', 'c-wallet', 'c-belt', 'c-shoes'] as const;
const SMALL = ['c-scarf', 'c-eyewear', 'c-hat', 'c-jewellery'] as const;

type Row = readonly [
  name: string,
  country: DemoBrand['country'],
  codes: string,
  level: number,
  supplier: number,
  makes: readonly string[],
];

/** The first seven appear in the screen designs; the first nine are hot. */
const ROWS: readonly Row[] = [
  ['Maison Orsel', 'IT', '8051234', 1.1, 1, ['c-coat', 'c-bag', 'c-jacket', 'c-wallet', 'c-skirt']],
  ['Atelier Brenn', 'FR', '3760288', 0.9, 3, ['c-dress', 'c-skirt', 'c-shirt', 'c-coat']],
  ['Casa Vianello', 'IT', '8052100', 1, 1, ['c-shoes', 'c-bag', 'c-belt']],
  ['Kerguelen', 'FR', '4893210', 0.7, 6, ['c-eyewear', 'c-scarf', 'c-hat']],
  ['Halden', 'DK', '5700411', 0.8, 6, ['c-knit', 'c-scarf', 'c-hat', 'c-coat']],
  ['Ostrava & Fils', 'CH', '7613099', 2.2, 6, ['c-watch', 'c-jewellery']],
  ['Sforza Minore', 'IT', '8051233', 0.8, 5, ['c-belt', 'c-wallet', 'c-bag']],
  ['Lucerna Bassi', 'IT', '8053311', 1.3, 1, ['c-bag', 'c-wallet', 'c-shoes']],
  ['Maison Tressac', 'FR', '3701402', 1.6, 3, [...WEAR, 'c-bag']],
  ['Aldobrande', 'IT', '8054420', 1.4, 2, ['c-coat', 'c-jacket', 'c-trousers', 'c-shirt']],
  ['Torvald Lysne', 'DK', '5701290', 0.9, 6, ['c-knit', 'c-coat', 'c-trousers']],
  ['Fenwick Thorne', 'GB', '5012207', 1.2, 4, ['c-coat', 'c-jacket', 'c-scarf', 'c-hat']],
  ['Belcourt & Aime', 'FR', '3702516', 1.1, 3, ['c-dress', 'c-shirt', 'c-skirt', 'c-knit']],
  ['Casa Mirandola', 'IT', '8055107', 1, 5, [...LEATHER]],
  ["Sant'Avello", 'IT', '8056018', 1.5, 5, ['c-bag', 'c-shoes', 'c-jacket']],
  ['Norrgard', 'SE', '7391120', 0.8, 6, ['c-jacket', 'c-knit', 'c-trousers', 'c-hat']],
  ['Ateliers Vauclair', 'FR', '3703644', 1.3, 7, ['c-jewellery', 'c-watch', 'c-scarf']],
  ['Lorenzi Duca', 'IT', '8057229', 1.1, 2, ['c-shirt', 'c-trousers', 'c-jacket', 'c-knit']],
  ['Ilvermore', 'GB', '5013318', 1, 4, ['c-knit', 'c-scarf', 'c-hat', 'c-coat']],
  ['Pietra Alba', 'IT', '8058336', 0.9, 2, [...WEAR]],
  ['Corvane', 'FR', '3704755', 1.7, 7, ['c-bag', 'c-belt', 'c-shoes', 'c-jewellery']],
  ['Delacque', 'FR', '3705866', 1, 3, ['c-dress', 'c-coat', 'c-shoes']],
  ['Ormonde Pryce', 'GB', '5014429', 1.4, 4, ['c-shoes', 'c-belt', 'c-bag']],
  ['Studio Kessel', 'CH', '7610231', 1.2, 8, ['c-eyewear', 'c-watch']],
  ['Vestrini', 'IT', '8059447', 0.7, 2, ['c-shirt', 'c-knit', 'c-skirt', 'c-dress']],
  ['Marchetti Sordo', 'IT', '8050558', 1, 5, [...LEATHER]],
  ['Hollingbury', 'GB', '5015530', 0.9, 4, ['c-jacket', 'c-trousers', 'c-shirt', 'c-hat']],
  ['Sablier Noir', 'FR', '3706977', 1.8, 7, ['c-watch', 'c-jewellery', 'c-eyewear']],
  ['Aurelio Fanti', 'IT', '8051669', 1.1, 1, ['c-shoes', 'c-bag', 'c-wallet']],
  ['Castelmare', 'ES', '8431204', 0.8, 8, ['c-bag', 'c-shoes', 'c-hat']],
  ['Nordhaven', 'DK', '5702355', 0.8, 6, ['c-knit', 'c-jacket', 'c-scarf']],
  ['Rue Saint-Elme', 'FR', '3707088', 1, 3, ['c-dress', 'c-skirt', 'c-knit', 'c-bag']],
  ["Velours d'Arc", 'FR', '3708199', 1.2, 7, ['c-dress', 'c-jacket', 'c-shoes']],
  ['Tessuti Moretto', 'IT', '8052770', 0.9, 2, ['c-scarf', 'c-shirt', 'c-knit']],
  ['Garrick & Vale', 'GB', '5016641', 1.1, 4, ['c-coat', 'c-jacket', 'c-trousers']],
  ['Isolde Maran', 'CH', '7611342', 1.9, 8, ['c-jewellery', 'c-watch']],
  ['Oskar Lindahl', 'SE', '7392231', 0.9, 6, ['c-eyewear', 'c-hat', 'c-scarf']],
  ['Cavagnolo', 'IT', '8053881', 1, 1, ['c-shoes', 'c-belt', 'c-wallet']],
  ['Beaumanoir', 'FR', '3709200', 1.3, 3, [...WEAR, ...SMALL]],
  ['Alba Nerina', 'IT', '8054992', 0.8, 2, ['c-dress', 'c-skirt', 'c-shirt', 'c-scarf']],
];

const HOT = 9;

/** The forty brands. */
export const BRANDS: readonly DemoBrand[] = ROWS.map(
  ([name, country, codes, level, supplier, makes], index) => ({
    id: `b-${String(index + 1).padStart(2, '0')}`,
    name,
    country,
    codes,
    level,
    hot: index < HOT,
    supplierId: `sup-${supplier}`,
    makes,
  }),
);
