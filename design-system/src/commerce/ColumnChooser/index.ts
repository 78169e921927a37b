export { ColumnChooser } from './ColumnChooser';
export type { ChoosableColumn, ColumnChooserProps } from './ColumnChooser';
