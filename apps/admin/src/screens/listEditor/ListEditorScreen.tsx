import { RecordPage } from '@selvedge/app-shell/records/RecordPage';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { usePageTab, useReplaceTab } from '../../tabs/pageAddress';
import { EditorPage } from './EditorPage';
import { Products } from './Products';
import { Links } from './Links';
import { listQuery } from './listEditor.api';

/** Page on which staff edit a list: its settings, its products with prices, its links, and its transitions. */
export function ListEditorScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { t } = useTranslation(['staffLists', 'listEditor', 'sheets', 'listing']);
  const query = useQuery(listQuery(id));
  usePageTab(query.data?.name);
  return (
    <RecordPage
      query={query}
      title={t('common:route.listEditor')}
      failed={t('oneFailed')}
      missing={{ title: t('missing.title'), body: t('missing.body') }}
      back={{ href: '/lists/list', label: t('missing.back') }}
      shape={{ hasRail: true }}
      onStep={useReplaceTab()}
    >
      {(list) => (
        <EditorPage list={list}>
          <Products list={list} />
          {list.status === 'DRAFT' ? null : <Links list={list} />}
        </EditorPage>
      )}
    </RecordPage>
  );
}
