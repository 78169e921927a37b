import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptPacking } from './kept';
import {
  newBox,
  openBox,
  packagesOf,
  packedOf,
  packedSince,
  packedPieces,
  packRest,
  type Packing,
  type PickLine,
  scan,
  startPacking,
  undo,
  weigh,
} from './packing.model';

const line = (id: string, openQty: number, intlCode = '8052100344685'): PickLine => ({
  orderLineId: id,
  productId: 'p',
  skuId: `s-${id}`,
  barcode: `29${id}`,
  intlCode,
  name: '系带皮质运动鞋',
  brandName: 'Casa Vianello',
  image: null,
  size: id,
  color: '象牙白',
  openQty,
});
const LINES = [line('41', 2), line('42', 1), line('OS', 3, '8051234570144')];

test('R-3.32 a scan puts one piece into the open box, up to what can be sent, and says what it did', () => {
  let packing = startPacking();
  const say = (code: string) => {
    const [next, said] = scan(packing, LINES, code);
    packing = next;
    return said;
  };
  expect(say(' 2941\n')).toMatchObject({ kind: 'packed', packed: 1, box: 1, line: { size: '41' } });
  packing = newBox(packing);
  expect(say('2941')).toMatchObject({ kind: 'packed', packed: 2, box: 2 });
  expect(say('2941')).toMatchObject({ kind: 'enough' });
  expect(say('8052100344685')).toEqual({ kind: 'several', code: '8052100344685' });
  expect(say('8051 2345 70144')).toMatchObject({ kind: 'packed', line: { size: 'OS' } });
  expect(say('x')).toEqual({ kind: 'unknown', code: 'x' });
  expect(newBox(newBox(packing)).boxes).toHaveLength(3);
  packing = weigh(openBox(packing, 0), 0, 14.6);
  expect(packagesOf(newBox(packing))).toEqual([
    { no: 1, items: [{ orderLineId: '41', qty: 1 }], weightG: 14_600 },
    {
      no: 2,
      items: [
        { orderLineId: '41', qty: 1 },
        { orderLineId: 'OS', qty: 1 },
      ],
    },
  ]);
});

test('R-3.32 a new box is one that is still empty, so that numbers on the boxes are those that are sent', () => {
  const [one] = scan(startPacking(), LINES, '2941');
  const again = newBox(openBox(newBox(one), 0));
  expect([again.boxes.length, again.at]).toEqual([2, 1]);
  const [two] = scan(again, LINES, '2942');
  expect(packagesOf(two).map(({ no }) => no)).toEqual(two.boxes.map(({ no }) => no));
});

test('R-3.32 pieces that are scanned while others are shipped stay, in boxes numbered from 1', () => {
  const pack = (packing: Packing, code: string) => scan(packing, LINES, code)[0];
  const sent = weigh(pack(pack(startPacking(), '2941'), '29OS'), 0, 2);
  expect(packedSince(sent, sent)).toEqual(startPacking());
  expect(packedSince(undo(sent), sent)).toEqual(startPacking());
  const later = weigh(pack(newBox(pack(sent, '2941')), '2942'), 1, 3);
  const left = packedSince(later, sent);
  expect(packagesOf(left)).toEqual([
    { no: 1, items: [{ orderLineId: '41', qty: 1 }] },
    { no: 2, items: [{ orderLineId: '42', qty: 1 }], weightG: 3000 },
  ]);
  expect(packagesOf(undo(left))).toHaveLength(1);
  expect(packedPieces(packedSince(pack(undo(sent), '2942'), sent))).toBe(1);
  expect(packedPieces(packedSince(pack(startPacking(), '2941'), sent))).toBe(1);
});

test('R-3.32 however one scans, opens boxes and takes back, no line is packed beyond what can be sent and every piece has its scan', () => {
  const step = fc.oneof(
    fc.constantFrom(...LINES.map(({ barcode }) => barcode), 'nothing').map((code) => ({ code })),
    fc.constant({ code: null }),
    fc.nat({ max: 3 }).map((box) => ({ box })),
    fc.constantFrom(...LINES).map((rest) => ({ rest })),
    fc.constant({ fresh: true }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let packing = startPacking();
      for (const one of steps) {
        if ('box' in one) packing = openBox(packing, one.box);
        else if ('rest' in one) packing = packRest(packing, one.rest);
        else if ('fresh' in one) packing = newBox(packing);
        else if (one.code === null) packing = undo(packing);
        else [packing] = scan(packing, LINES, one.code);
      }
      for (const each of LINES) expect(packedOf(packing, each.orderLineId)).toBeLessThanOrEqual(each.openQty);
      expect(packing.scans).toHaveLength(packedPieces(packing));
      expect(keptPacking(JSON.parse(JSON.stringify(packing)), LINES)).toEqual(packing);
      while (packing.scans.length > 0) packing = undo(packing);
      expect(packedPieces(packing)).toBe(0);
    }),
  );
});

test('R-3.32 what was kept is taken up only where it still fits', () => {
  const packing = packRest(startPacking(), line('41', 2));
  expect(keptPacking(packing, [line('41', 1)])).toEqual(startPacking());
  expect(keptPacking(packing, [])).toEqual(startPacking());
  expect(keptPacking({ boxes: [] }, LINES)).toEqual(startPacking());
  expect(keptPacking({ ...packing, at: 7 }, LINES)).toEqual(startPacking());
});
