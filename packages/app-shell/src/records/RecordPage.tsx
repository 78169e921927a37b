import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import type { Neighbours } from '@selvedge/design-system/pages/DetailPage';
import { recordState } from './recordState';
import type { RecordWords } from './recordState';
import { useNeighbours } from './useNeighbours';

interface RecordPageProps<Data> extends RecordWords {
  query: UseQueryResult<Data>;
  /** Title of the page until the record is read. */
  title: string;
  /** Whether panels stand beside the record, for the skeleton. */
  hasRail?: boolean;
  /** Whether the rows of the record begin with a picture, for the skeleton. */
  hasPicture?: boolean;
  /** Shows the record of another address in place of this one; a link to it when left out. */
  onStep?: (href: string) => void;
  /** Returns the page of the record, a DetailPage with these neighbours. */
  children: (data: Data, neighbours: Neighbours | undefined) => ReactNode;
}

/**
 * Page of one record that is read: a skeleton while waiting, an error state after a failure, and its children with the record. Each record
 * has a page of its own: nothing that was entered or opened stays when the path changes to that of another one.
 */
export function RecordPage<Data>({
  query,
  title,
  hasRail,
  hasPicture,
  onStep,
  children,
  ...words
}: RecordPageProps<Data>) {
  const [path] = useLocation();
  const search = useSearch();
  const href = search === '' ? path : `${path}?${search}`;
  const neighbours = useNeighbours(href, onStep);
  if (query.data !== undefined) return <Fragment key={path}>{children(query.data, neighbours)}</Fragment>;
  const state = recordState(query, words);
  return (
    <DetailPage
      title={title}
      neighbours={neighbours}
      state={state.kind === 'loading' ? { ...state, hasRail, hasPicture } : state}
    />
  );
}
