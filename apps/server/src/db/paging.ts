/** Requested page; the contract gives both numbers a default. */
export interface Page {
  /** Page number, from 1. */
  pageNum: number;
  pageSize: number;
}

/** Returns limit and offset of a query for the rows of a page. */
export function rowsOf({ pageNum, pageSize }: Page): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNum - 1) * pageSize };
}
