export { QuickDateFilter } from './QuickDateFilter';
export type { QuickDateFilterProps } from './QuickDateFilter';
