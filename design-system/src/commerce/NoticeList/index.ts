export { NoticeList } from './NoticeList';
export type { NoticeItem, NoticeListProps } from './NoticeList';
