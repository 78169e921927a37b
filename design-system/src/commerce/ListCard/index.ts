export { ListCard } from './ListCard';
export type { ListCardData, ListCardProps } from './ListCard';
