import type { ReactNode } from 'react';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import {
  head,
  listName,
  statuses as statusesClass,
  title,
  warehouse as warehouseClass,
} from './SubOrderTable.css';

/** Props of {@link SubOrderHead}. */
export interface SubOrderHeadProps extends RootProps<HTMLDivElement> {
  /** Two-digit number inside the order, such as "01"; "-01" would read as a negative number. */
  no: string;
  /** Name of the list that the sub-order comes from, or a link to it. */
  list?: ReactNode;
  warehouse?: string;
  /** Status marks and what is still expected. */
  statuses?: ReactNode;
  /** Actions on this sub-order. */
  actions?: ReactNode;
}

/** Line above the table of a sub-order: number, list, warehouse, statuses, actions. */
export function SubOrderHead({ no, list, warehouse, statuses, actions, ...root }: SubOrderHeadProps) {
  const t = useMessages('SubOrderTable');
  return (
    <div {...root} className={head}>
      <h2 className={title}>{t('subOrder', { no })}</h2>
      {list && <span className={listName}>{list}</span>}
      {warehouse && <span className={warehouseClass}>{warehouse}</span>}
      <div className={statusesClass}>
        {statuses}
        {actions}
      </div>
    </div>
  );
}
