import type { PickList } from '../../api/schemas';

/** Size to pick. */
export type PickLine = PickList['lines'][number];

/** Maximum number of boxes of one consignment, as in the contract. */
export const MOST_BOXES = 1000;
const GRAMS = 1000;

/** Box that is being filled. */
export interface Box {
  /** Number from 1; boxes are never removed. */
  no: number;
  items: { lineId: string; qty: number }[];
  kg: number | null;
}

/** State of the packing: boxes, the open one, and every scan in its order. */
export interface Packing {
  boxes: Box[];
  at: number;
  scans: { lineId: string; box: number }[];
}

/** Result of a scan. */
export type Scanned =
  | { kind: 'packed'; line: PickLine; packed: number; box: number }
  | { kind: 'unknown' | 'several'; code: string }
  | { kind: 'enough'; line: PickLine };

const emptyBox = (no: number): Box => ({ no, items: [], kg: null });

/** Returns a packing with one empty box. */
export const startPacking = (): Packing => ({ boxes: [emptyBox(1)], at: 0, scans: [] });

/** Returns the pieces of a line in all boxes. */
export function packedOf({ boxes }: Packing, lineId: string): number {
  return boxes.reduce((sum, { items }) => sum + (items.find((item) => item.lineId === lineId)?.qty ?? 0), 0);
}

/** Returns the pieces in a box. */
export const piecesIn = ({ items }: Box): number => items.reduce((sum, { qty }) => sum + qty, 0);

/** Returns the pieces in all boxes. */
export const packedPieces = ({ boxes }: Packing): number =>
  boxes.reduce((sum, box) => sum + piecesIn(box), 0);

const plain = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase();

/** Returns the line of a code: the label of a size, or the code of a product of which only one size is open. */
function lineOf(lines: readonly PickLine[], typed: string): PickLine | 'unknown' | 'several' {
  const code = plain(typed);
  const label = lines.find(({ barcode }) => plain(barcode) === code);
  if (label !== undefined) return label;
  const ofProduct = lines.filter(({ intlCode }) => plain(intlCode) === code);
  if (ofProduct.length > 1) return 'several';
  return ofProduct[0] ?? 'unknown';
}

const withBox = (packing: Packing, at: number, change: (box: Box) => Box): Packing => ({
  ...packing,
  boxes: packing.boxes.map((box, index) => (index === at ? change(box) : box)),
});

const add = (box: Box, lineId: string, qty: number): Box => {
  const now = (box.items.find((item) => item.lineId === lineId)?.qty ?? 0) + qty;
  const isThere = box.items.some((item) => item.lineId === lineId);
  const items = isThere
    ? box.items.map((item) => (item.lineId === lineId ? { lineId, qty: now } : item))
    : [...box.items, { lineId, qty: now }];
  return { ...box, items: items.filter((item) => item.qty > 0) };
};

/** Puts one piece of the code's line into the open box, or returns the reason why it cannot. */
export function scan(packing: Packing, lines: readonly PickLine[], code: string): [Packing, Scanned] {
  const line = lineOf(lines, code);
  if (typeof line === 'string') return [packing, { kind: line, code: code.trim() }];
  const { orderLineId: lineId, openQty } = line;
  const packed = packedOf(packing, lineId) + 1;
  if (packed > openQty) return [packing, { kind: 'enough', line }];
  const next = withBox(packing, packing.at, (box) => add(box, lineId, 1));
  const scans = [...packing.scans, { lineId, box: packing.at }];
  return [
    { ...next, scans },
    { kind: 'packed', line, packed, box: packing.at + 1 },
  ];
}

/** Puts all pieces of a line that are not packed yet into the open box. */
export function packRest(packing: Packing, { orderLineId: lineId, openQty }: PickLine): Packing {
  const rest = openQty - packedOf(packing, lineId);
  if (rest <= 0) return packing;
  const scans = [...packing.scans, ...Array.from({ length: rest }, () => ({ lineId, box: packing.at }))];
  return { ...withBox(packing, packing.at, (box) => add(box, lineId, rest)), scans };
}

/** Removes the piece that was scanned last from its box. */
export function undo(packing: Packing): Packing {
  const last = packing.scans.at(-1);
  if (last === undefined) return packing;
  return {
    ...withBox(packing, last.box, (box) => add(box, last.lineId, -1)),
    scans: packing.scans.slice(0, -1),
  };
}

/** Opens a new box: the last one while it is empty, so that no empty box stands between those that are sent. */
export function newBox(packing: Packing): Packing {
  if (packing.boxes.at(-1)?.items.length === 0) return openBox(packing, packing.boxes.length - 1);
  if (packing.boxes.length >= MOST_BOXES) return packing;
  return {
    ...packing,
    boxes: [...packing.boxes, emptyBox(packing.boxes.length + 1)],
    at: packing.boxes.length,
  };
}

/** Opens an existing box again. */
export const openBox = (packing: Packing, at: number): Packing =>
  packing.boxes[at] === undefined ? packing : { ...packing, at };

/** Sets the weight of a box. */
export const weigh = (packing: Packing, at: number, kg: number | null): Packing =>
  withBox(packing, at, (box) => ({ ...box, kg }));

/** Returns the packing of the pieces that were scanned after `sent` was shipped: in the same boxes, numbered from 1. */
export function packedSince({ boxes, scans }: Packing, sent: Packing): Packing {
  const first = scans.findIndex((one, index) => one !== sent.scans[index]);
  const later = first === -1 ? [] : scans.slice(first);
  const used = [...new Set(later.map(({ box }) => box))];
  if (used.length === 0) return startPacking();
  return {
    boxes: used.map((at, index) =>
      later
        .filter(({ box }) => box === at)
        .reduce((box, { lineId }) => add(box, lineId, 1), {
          ...emptyBox(index + 1),
          kg: sent.boxes[at] === undefined ? (boxes[at]?.kg ?? null) : null,
        }),
    ),
    at: used.length - 1,
    scans: later.map(({ lineId, box }) => ({ lineId, box: used.indexOf(box) })),
  };
}

/** Returns the packages for the server: boxes that are not empty, numbered from 1. */
export function packagesOf({ boxes }: Packing) {
  return boxes
    .filter(({ items }) => items.length > 0)
    .map(({ items, kg }, index) => ({
      no: index + 1,
      items: items.map(({ lineId, qty }) => ({ orderLineId: lineId, qty })),
      ...(kg === null ? {} : { weightG: Math.round(kg * GRAMS) }),
    }));
}
