import { describe, expect, test } from 'vitest';
import {
  createGeometry,
  maxContentHeight,
  rowWindow,
  rowsPerPage,
  scrollToShow,
  toFullOffset,
} from './geometry';

describe('Q-16 row window', () => {
  test('mounts the rows in view and the overscan, never more', () => {
    const geometry = createGeometry(100_000, 44, 440);
    expect(rowWindow(geometry, 0, 4)).toEqual({ start: 0, end: 14, origin: 0, shift: 0 });
    expect(rowWindow(geometry, 44_000, 4)).toMatchObject({ start: 996, end: 1014 });
    expect(rowWindow(geometry, 9e9, 4)).toMatchObject({ end: 100_000 });
  });

  test('mounts nothing before it is measured or without rows', () => {
    expect(rowWindow(createGeometry(100, 44, 0), 0, 4).end).toBe(0);
    expect(rowWindow(createGeometry(0, 44, 440), 0, 4).end).toBe(0);
  });

  test('caps the height of a million rows and still shows the first and the last', () => {
    const geometry = createGeometry(1_000_000, 44, 440);
    expect(geometry.contentHeight).toBe(maxContentHeight);
    const bottom = maxContentHeight - 440;
    expect(rowWindow(geometry, 0, 0)).toMatchObject({ start: 0, end: 10 });
    const last = rowWindow(geometry, bottom, 0);
    expect(last).toMatchObject({ start: 999_990, end: 1_000_000 });
    const topOfLastRow = 999_999 * 44 - last.origin + last.shift;
    expect(topOfLastRow + 44).toBeCloseTo(maxContentHeight, 0);
    for (let scroll = 0; scroll < bottom; scroll += 1_234_567) {
      const view = rowWindow(geometry, scroll, 0);
      const top = view.start * 44 - view.origin + view.shift;
      expect(top).toBeGreaterThan(scroll - 44.1);
      expect(top).toBeLessThanOrEqual(scroll + 0.1);
    }
  });

  test('scrolls just as far as a row needs to be wholly in view', () => {
    const geometry = createGeometry(1_000, 44, 440);
    expect(scrollToShow(geometry, 0, 5)).toBeNull();
    expect(scrollToShow(geometry, 0, 10)).toBe(44);
    expect(scrollToShow(geometry, 440, 2)).toBe(88);
    const huge = createGeometry(1_000_000, 44, 440);
    const target = scrollToShow(huge, 0, 500_000) ?? 0;
    expect(toFullOffset(huge, target)).toBeCloseTo(500_001 * 44 - 440, 0);
    expect(rowsPerPage(geometry)).toBe(9);
  });
});
