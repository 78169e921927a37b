import { Button } from 'react-aria-components/Button';
import { formatQuantity } from '../../formats/number';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons';
import { pager, pagerButton, pagerGap, pagerInset, pagerPages } from './Pagination.css';
import { pageNumbers } from './pageNumbers';

export interface PaginationProps extends RootProps {
  /** Name of the list; distinguishes the pagers of two lists on a page. */
  listName?: string;
  /** Current page, from 1. */
  page: number;
  pageSize: number;
  /** Number of rows on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** Adds the page's margin, below a table that runs to the edge. */
  isInset?: boolean;
}

/** Position in a long list, with buttons for the other pages. */
export function Pagination({
  listName,
  page,
  pageSize,
  total,
  onPageChange,
  isInset = false,
  ...root
}: PaginationProps) {
  const t = useMessages('Pagination');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const range = {
    from: formatQuantity((page - 1) * pageSize + 1),
    to: formatQuantity(Math.min(page * pageSize, total)),
    total: formatQuantity(total),
  };
  return (
    <nav
      {...root}
      aria-label={listName === undefined ? t('label') : t('labelOf', { name: listName })}
      className={isInset ? `${pager} ${pagerInset}` : pager}
    >
      <span>{total === 0 ? t('none') : t('range', range)}</span>
      {pages > 1 ? (
        <div className={pagerPages}>
          <Button
            className={pagerButton}
            aria-label={t('previous')}
            isDisabled={page <= 1}
            onPress={() => onPageChange(page - 1)}
          >
            <ChevronLeftIcon />
          </Button>
          {pageNumbers(page, pages).map((step, index) =>
            step === 'gap' ? (
              <span key={index === 1 ? 'gap before' : 'gap after'} className={pagerGap} aria-hidden="true">
                …
              </span>
            ) : (
              <Button
                key={step}
                className={pagerButton}
                aria-label={t('page', { page: step })}
                aria-current={step === page ? 'page' : undefined}
                onPress={() => onPageChange(step)}
              >
                {formatQuantity(step)}
              </Button>
            ),
          )}
          <Button
            className={pagerButton}
            aria-label={t('next')}
            isDisabled={page >= pages}
            onPress={() => onPageChange(page + 1)}
          >
            <ChevronRightIcon />
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
