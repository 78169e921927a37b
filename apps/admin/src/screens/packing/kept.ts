import { MOST_BOXES, type Packing, packedOf, type PickLine, startPacking } from './packing.model';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown, least = 0): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least;
const everyOne = (value: unknown, fits: (one: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isRecord(one) && fits(one));

function isPacking(value: unknown): value is Packing {
  if (!isRecord(value) || !isCount(value['at'])) return false;
  const { boxes, scans } = value;
  const areBoxes = everyOne(
    boxes,
    ({ no, items, kg }) =>
      isCount(no, 1) &&
      everyOne(items, ({ lineId, qty }) => typeof lineId === 'string' && isCount(qty, 1)) &&
      (kg === null || (typeof kg === 'number' && kg >= 0)),
  );
  return areBoxes && everyOne(scans, ({ lineId, box }) => typeof lineId === 'string' && isCount(box));
}

/** Returns the packing stored by an earlier visit if it still fits the open pieces; else a new one. */
export function keptPacking(kept: unknown, lines: readonly PickLine[]): Packing {
  if (!isPacking(kept) || kept.at >= kept.boxes.length || kept.boxes.length > MOST_BOXES)
    return startPacking();
  const open = new Map(lines.map(({ orderLineId, openQty }) => [orderLineId, openQty]));
  const used = kept.boxes.flatMap(({ items }) => items.map(({ lineId }) => lineId));
  const fits = used.every((lineId) => packedOf(kept, lineId) <= (open.get(lineId) ?? 0));
  const areTold = kept.scans.every(({ box }) => box < kept.boxes.length);
  return fits && areTold ? kept : startPacking();
}
