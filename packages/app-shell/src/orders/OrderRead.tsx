import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { answerOf } from '../app/answerOf';
import { OrderFailure } from './OrderFailure';

interface OrderReadProps<Order> {
  query: UseQueryResult<Order>;
  /** Title of the page until the order is read. */
  title: string;
  /** Returns the page of the order. */
  children: (order: Order) => ReactNode;
}

/** Page of one order that is read: a skeleton while waiting, an error state after a failure, and its children with the order. */
export function OrderRead<Order>({ query, title, children }: OrderReadProps<Order>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Page ground="surface" header={<PageHeader title={title} />}>
      {answerOf(query).hasFailed ? <OrderFailure query={query} /> : <TableSkeleton />}
    </Page>
  );
}
