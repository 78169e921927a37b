import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { LoadFailure } from '@selvedge/app-shell/app/LoadFailure';
import { ErrorState } from '@selvedge/design-system/primitives/ErrorState';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { errorWords } from '../../trade/errorWords';
import { listDetailQuery } from '../../trade/listQuery';
import { EditorHead } from './EditorHead';
import { Products } from './Products';
import { Links } from './Links';

/** Page of the user's own list: settings, products with prices, share links, and its transitions. */
export function ListEditorScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { t } = useTranslation(['common', 'listEditor', 'listing']);
  const query = useQuery(listDetailQuery(id));
  const { data: list } = query;
  if (list?.actions !== undefined) {
    const canEdit = list.actions.includes('editItems');
    return (
      <Page ground="surface" header={<EditorHead list={list} />}>
        <Products key={list.id} list={list} canEdit={canEdit} />
        {list.status === 'DRAFT' ? null : <Links list={list} />}
      </Page>
    );
  }
  return (
    <Page ground="surface" header={<PageHeader title={t('places.listEditor')} />}>
      {list ? (
        <ErrorState
          isInset
          title={t('listEditor:notYours')}
          action={
            <Link variant="primary" href={`/products/detail/${encodeURIComponent(list.id)}`}>
              {list.name}
            </Link>
          }
        />
      ) : answerOf(query).hasFailed ? (
        <LoadFailure
          error={query.error}
          title={errorWords(query.error)}
          missing={{ title: t('missingList.title'), body: t('missingList.body') }}
          back={{ href: '/products/list', label: t('missingList.back') }}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <TableSkeleton rows={12} />
      )}
    </Page>
  );
}
