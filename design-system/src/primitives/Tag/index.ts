export { FilterChips } from './FilterChips';
export type { FilterChip, FilterChipsProps } from './FilterChips';
export { Tag } from './Tag';
export type { TagProps } from './Tag';
