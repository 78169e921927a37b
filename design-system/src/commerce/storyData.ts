import { say } from '../testing/say';
import type { SubOrderLine } from './SubOrderTable/SubOrderTable';

/** Steps of the surcharge as in the rules. */
export const surchargeSteps = [
  { atCents: 0, surchargeBp: 1000 },
  { atCents: 500_000, surchargeBp: 500 },
  { atCents: 1_000_000, surchargeBp: 0 },
];

const drawing = (shape: string, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path d="${shape}" fill="${colour}"/></svg>`,
  )}`;

/** Silhouettes of products for stories. */
export const pictures = {
  coat: drawing('M11 6h8l6 6-2 8-2-2v17H9V18l-2 2-2-8z', 'tan'),
  bag: drawing('M6 18h18l2 16H4zM10 18c0-9 10-9 10 0h-2c0-6-6-6-6 0z', 'maroon'),
  shoe: drawing('M3 28c6 0 8-4 11-9l5 4c2 3 8 3 8 7v2H3z', 'black'),
  knit: drawing('M10 9h10l6 5-2 6-3-1v12H9V19l-3 1-2-6z', 'lightsteelblue'),
};

/** Returns the lines of a sub-order with reduced quantities, as in the reference order. */
export const subOrderLines = (): SubOrderLine[] => [
  {
    id: '1',
    brand: 'Maison Orsel',
    name: say('双排扣羊绒大衣', 'Double-breasted coat'),
    colour: say('驼色', 'Camel'),
    pictureSrc: pictures.coat,
    sizes: [
      { size: '38', qty: 4 },
      { size: '40', qty: 5 },
      { size: '42', qty: 3 },
    ],
    priceCents: 41_250,
    askedQty: 12,
    confirmedQty: 12,
    shippedQty: 12,
    receivedQty: null,
    lineCents: 495_000,
    effectCents: null,
  },
  {
    id: '2',
    brand: 'Maison Orsel',
    name: say('锁扣手提包 24', 'Lock handbag 24'),
    colour: say('酒红', 'Oxblood'),
    pictureSrc: pictures.bag,
    sizes: [{ size: 'OS', qty: 6 }],
    priceCents: 28_600,
    askedQty: 6,
    confirmedQty: 6,
    shippedQty: 6,
    receivedQty: null,
    lineCents: 171_600,
    effectCents: null,
  },
  {
    id: '3',
    brand: 'Casa Vianello',
    name: say('系带皮质运动鞋', 'Leather sneaker'),
    colour: say('象牙白', 'Ivory'),
    pictureSrc: pictures.shoe,
    sizes: [
      { size: '40', qty: 6 },
      { size: '41', qty: 6 },
      { size: '42', qty: 6 },
    ],
    priceCents: 15_800,
    askedQty: 18,
    confirmedQty: 16,
    shippedQty: 16,
    receivedQty: null,
    differences: [
      {
        title: say('缺货 2 件', 'Short of stock: 2 pieces'),
        detail: say('42 码，11-12 已退锁', 'size 42, lock released 12 Nov'),
      },
    ],
    lineCents: 252_800,
    effectCents: -31_600,
  },
  {
    id: '4',
    brand: 'Halden',
    name: say('绞花圆领毛衣', 'Cable crewneck knit'),
    colour: say('雾蓝', 'Mist blue'),
    pictureSrc: pictures.knit,
    sizes: [
      { size: 'S', qty: 8 },
      { size: 'M', qty: 14 },
      { size: 'L', qty: 8 },
    ],
    priceCents: 12_800,
    askedQty: 30,
    confirmedQty: 30,
    shippedQty: 18,
    receivedQty: null,
    differences: [
      {
        title: say('次品 2 件，行已关闭', 'Defective: 2 pieces, line closed'),
        detail: say('M 码，差额待抵扣', 'size M, difference to be credited'),
      },
    ],
    lineCents: 384_000,
    effectCents: -25_600,
  },
];
