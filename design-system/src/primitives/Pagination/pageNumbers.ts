/** A page number, or a gap in place of pages left out. */
export type PageStep = number | 'gap';

/**
 * Returns the page numbers of a pager: the first, the last, and three around the current page, so that the row keeps its length. Pages
 * count from 1.
 */
export function pageNumbers(page: number, pages: number): PageStep[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const first = Math.min(Math.max(page - 1, 2), pages - 3);
  const last = Math.max(Math.min(page + 1, pages - 1), 4);
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (['gap'] as const) : []),
    ...middle,
    ...(last < pages - 1 ? (['gap'] as const) : []),
    pages,
  ];
}
