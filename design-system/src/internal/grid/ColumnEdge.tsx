import type { ReactElement } from 'react';
import { edge } from './columnEdge.css';

/**
 * Edge at the end of a column's head: pulled, it resizes the column; a press without pulling fits the column to its content, and the next
 * press gives it the width of the table again. For the pointer only: by the keyboard the head itself is resized.
 */
export function ColumnEdge(): ReactElement {
  return <span aria-hidden data-edge className={edge} />;
}
