import { describe, expect, test } from 'vitest';
import type { GridBounds, GridPoint } from './keyboard';
import { moveByKey, nextStop, startsTyping } from './keyboard';

const run = 3;
const bounds: GridBounds = {
  firstRow: -1,
  lastRow: 99,
  lastCol: 4,
  pageRows: 10,
  stops: (row, col) => (col !== run || row < 0 ? [] : row === 2 ? [] : row === 1 ? [0, 2] : [0, 1, 2, 3]),
};
const at = (row: number, col: number, sub = -1): GridPoint => ({ row, col, sub });
const press = (key: string, from: GridPoint, control = false) => moveByKey(key, control, from, bounds);

describe('Q-14 keyboard', () => {
  test('arrows walk cells, and the sizes of a run one by one', () => {
    expect(press('ArrowRight', at(0, 2))).toEqual(at(0, 3, 0));
    expect(press('ArrowRight', at(0, 3, 0))).toEqual(at(0, 3, 1));
    expect(press('ArrowRight', at(0, 3, 3))).toEqual(at(0, 4));
    expect(press('ArrowLeft', at(0, 4))).toEqual(at(0, 3, 3));
    expect(press('ArrowLeft', at(0, 0))).toEqual(at(0, 0));
  });

  test('up and down keep the size, or the nearest that is not sold out', () => {
    expect(press('ArrowDown', at(0, 3, 3))).toEqual(at(1, 3, 2));
    expect(press('ArrowDown', at(1, 3, 2))).toEqual(at(2, 3));
    expect(press('ArrowUp', at(0, 1))).toEqual(at(-1, 1));
    expect(press('ArrowUp', at(-1, 1))).toEqual(at(-1, 1));
  });

  test('Home, End, Page and their Ctrl forms', () => {
    expect(press('Home', at(5, 2))).toEqual(at(5, 0));
    expect(press('End', at(5, 2))).toEqual(at(5, 4));
    expect(press('Home', at(5, 2), true)).toEqual(at(0, 0));
    expect(press('End', at(5, 2), true)).toEqual(at(99, 4));
    expect(press('PageDown', at(95, 1))).toEqual(at(99, 1));
    expect(press('PageUp', at(5, 1))).toEqual(at(0, 1));
    expect(press('ArrowDown', at(5, 1), true)).toEqual(at(99, 1));
    expect(press('a', at(5, 1))).toBeNull();
  });

  test('Tab and Enter go along the run and on to the next row that can be written in', () => {
    expect(nextStop(at(1, 3, 0), 1, bounds)).toEqual(at(1, 3, 2));
    expect(nextStop(at(1, 3, 2), 1, bounds)).toEqual(at(3, 3, 0));
    expect(nextStop(at(3, 3, 0), -1, bounds)).toEqual(at(1, 3, 2));
    expect(nextStop(at(99, 3, 3), 1, bounds)).toBeNull();
    expect(nextStop(at(0, 3, 0), -1, bounds)).toBeNull();
  });

  test('a printable key starts writing; space and shortcuts do not', () => {
    const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false, altKey: false });
    expect([
      startsTyping(key('7')),
      startsTyping(key(' ')),
      startsTyping(key('c', true)),
      startsTyping(key('F2')),
    ]).toEqual([true, false, false, false]);
  });
});
