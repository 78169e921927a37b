import type { ChoosableColumn } from './ColumnChooser';

/** Returns whether a column is shown: it is chosen, or cannot be hidden. */
export const isShown = ({ id, isRequired }: ChoosableColumn, chosen: readonly string[]): boolean =>
  isRequired === true || chosen.includes(id);
