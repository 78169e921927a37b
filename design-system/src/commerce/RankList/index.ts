export { RankList } from './RankList';
export type { RankItem, RankListProps } from './RankList';
