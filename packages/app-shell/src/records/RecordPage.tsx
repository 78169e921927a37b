import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { DetailPage, NeighboursContext } from '@selvedge/design-system/pages/DetailPage';
import { recordState } from './recordState';
import type { RecordShape, RecordWords } from './recordState';
import { useNeighbours } from './useNeighbours';

interface RecordPageProps<Data> extends RecordWords {
  query: UseQueryResult<Data>;
  /** Title of the page until the record is read. */
  title: string;
  /** Shape of the skeleton: whether panels stand beside the record, and whether its rows begin with a picture. */
  shape?: RecordShape;
  /** Shows the record of another address in place of this one; a link to it when left out. */
  onStep?: (href: string) => void;
  /** Returns the page of the record, a DetailPage; it shows the neighbours by itself. */
  children: (data: Data) => ReactNode;
}

/**
 * Page of one record that is read: a skeleton while waiting, an error state after a failure, and its children with the record. Each record
 * has a page of its own: nothing that was entered or opened stays when the path changes to that of another one.
 */
export function RecordPage<Data>({ query, title, shape, onStep, children, ...words }: RecordPageProps<Data>) {
  const [path] = useLocation();
  const search = useSearch();
  const href = search === '' ? path : `${path}?${search}`;
  const neighbours = useNeighbours(href, onStep);
  return (
    <NeighboursContext value={neighbours}>
      {query.data === undefined ? (
        <DetailPage title={title} state={recordState(query, words, shape)} />
      ) : (
        <Fragment key={path}>{children(query.data)}</Fragment>
      )}
    </NeighboursContext>
  );
}
