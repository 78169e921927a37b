/** The page a call asks for; the contract gives both numbers a default. */
export interface Page {
  /** Counts from 1. */
  pageNum: number;
  pageSize: number;
}

/** Which rows of a query stand on a page. */
export function rowsOf({ pageNum, pageSize }: Page): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNum - 1) * pageSize };
}
