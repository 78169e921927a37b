import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Beside } from '@selvedge/design-system/layout/Beside';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { usePageSearch } from '../../tabs/pageAddress';
import { CallDetail } from './CallDetail';
import { callsLike } from './reference';
import type { Call } from './reference';
import { referenceQuery } from './demoApi.api';

const PER_PAGE = 50;

/** API reference inside the app: every call of this server, with a search, and the details of one beside the list. */
export function DemoApiScreen() {
  const { t } = useTranslation(['demo', 'listing']);
  const [search, setSearch] = usePageSearch();
  const query = new URLSearchParams(search);
  const words = query.get('keywords') ?? '';
  const page = Math.max(Number(query.get('page')) || 1, 1);
  const reference = useQuery(referenceQuery);
  const found = callsLike(reference.data ?? [], words);
  const rows = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const at = rows.findIndex(({ id }) => id === query.get('row'));
  const write = (change: Record<string, string>): void => {
    const asked = { keywords: words, page: String(page), row: '', ...change };
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries(asked))
      if (value !== '' && !(name === 'page' && value === '1')) next.set(name, value);
    setSearch(next.toString());
  };
  const columns = useMemo(
    (): TableColumn<Call>[] => [
      {
        id: 'method',
        header: t('api.method'),
        width: 80,
        render: ({ method }) => <Text isFigure>{method}</Text>,
      },
      { id: 'path', header: t('api.path'), isRowHeader: true, width: '46%', render: ({ path }) => path },
      { id: 'summary', header: t('api.summary'), width: '34%', render: ({ summary }) => summary },
      {
        id: 'tag',
        yields: 1,
        header: t('api.area'),
        width: 144,
        render: ({ tag }) => <Text ink="medium">{tag}</Text>,
      },
    ],
    [t],
  );
  const open = rows[at];
  const narrowing = useWordNarrowing(words, () => write({ keywords: '', page: '1' }));
  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.demoApi')}
          lead={reference.data && t('api.count', { count: found.length })}
        />
      }
    >
      <Toolbar label={t('api.filters')}>
        <WordSearch
          label={t('api.search')}
          words={words}
          onSearch={(typed) => write({ keywords: typed, page: '1' })}
          isShort={false}
        />
      </Toolbar>
      {answerOf(reference).isWaiting && <TableSkeleton hasPicture={false} />}
      {answerOf(reference).hasFailed && <ReadFailure isInset title={t('api.failed')} query={reference} />}
      {reference.data && (
        <Beside
          onClose={() => write({})}
          onStep={(by) => write({ row: rows[at + by]?.id ?? '' })}
          detail={
            open && {
              label: open.summary,
              hasPrevious: at > 0,
              hasNext: at < rows.length - 1,
              content: <CallDetail call={open} />,
            }
          }
        >
          <Table
            label={t('common:route.demoApi')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            onRowAction={(row) => write({ row })}
            empty={<EmptyState title={t('api.none')} />}
            narrowing={narrowing}
            hasPhoneRows
          />
          <Pagination
            isInset
            page={page}
            pageSize={PER_PAGE}
            total={found.length}
            onPageChange={(next) => write({ page: String(next) })}
          />
        </Beside>
      )}
    </Page>
  );
}
