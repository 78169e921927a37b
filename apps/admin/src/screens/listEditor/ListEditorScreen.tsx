import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { LoadFailure } from '@selvedge/app-shell/app/LoadFailure';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { usePageTab } from '../../tabs/pageAddress';
import { EditorHead } from './EditorHead';
import { Products } from './Products';
import { Links } from './Links';
import { listQuery } from './listEditor.api';
import { ListSide } from './ListSide';

/** Page on which staff edit a list: its settings, its products with prices, its links, and its transitions. */
export function ListEditorScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { t } = useTranslation(['staffLists', 'listEditor', 'sheets', 'listing']);
  const query = useQuery(listQuery(id));
  const { data: list } = query;
  usePageTab(list?.name);
  if (list)
    return (
      <Page ground="surface" header={<EditorHead list={list} />}>
        <SplitView side={{ at: 'end', label: t('side.label'), content: <ListSide list={list} /> }}>
          <Products key={list.id} list={list} />
          {list.status === 'DRAFT' ? null : <Links list={list} />}
        </SplitView>
      </Page>
    );
  return (
    <Page ground="surface" header={<PageHeader title={t('common:route.listEditor')} />}>
      {answerOf(query).hasFailed ? (
        <LoadFailure
          error={query.error}
          title={t('oneFailed')}
          missing={{ title: t('missing.title'), body: t('missing.body') }}
          back={{ href: '/lists/list', label: t('missing.back') }}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <TableSkeleton rows={12} />
      )}
    </Page>
  );
}
