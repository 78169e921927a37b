import { describe, expect, test } from 'vitest';
import { countSelected, isSelected, noSelection, pageTick, selectAllMatching, withRows } from './selection';

const page = ['a', 'b', 'c'];

describe('Q-17 select this page and select all N are two things', () => {
  test('L-19 the header ticks and unticks the rows at hand only', () => {
    const other = withRows(noSelection, ['z'], true);
    const ticked = withRows(other, page, true);
    expect(countSelected(ticked, 500)).toBe(4);
    expect(pageTick(ticked, page)).toBe('all');
    const unticked = withRows(ticked, page, false);
    expect(isSelected(unticked, 'z')).toBe(true);
    expect(countSelected(unticked, 500)).toBe(1);
    expect(pageTick(unticked, page)).toBe('none');
  });

  test('L-19 all N holds for rows never seen, and loses only what is unticked', () => {
    const all = selectAllMatching();
    expect(isSelected(all, 'never loaded')).toBe(true);
    expect(countSelected(all, 1284)).toBe(1284);
    const less = withRows(all, page, false);
    expect(countSelected(less, 1284)).toBe(1281);
    expect(pageTick(less, page)).toBe('none');
    expect(pageTick(withRows(less, ['b'], true), page)).toBe('some');
  });
});
