import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { RecordPage } from '@selvedge/app-shell/records/RecordPage';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { listDetailQuery } from '../../trade/listQuery';
import { useListWords } from '../../trade/useListWords';
import { EditorPage } from './EditorPage';
import { Products } from './Products';
import { Links } from './Links';

/** Page of the user's own list: settings, products with prices, share links, and its transitions. */
export function ListEditorScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { t } = useTranslation(['common', 'listEditor', 'listing']);
  const query = useQuery(listDetailQuery(id));
  return (
    <RecordPage query={query} title={t('places.listEditor')} {...useListWords()}>
      {(list) =>
        list.actions === undefined ? (
          <DetailPage
            title={t('places.listEditor')}
            state={{
              kind: 'missing',
              title: t('listEditor:notYours'),
              back: { href: `/products/detail/${encodeURIComponent(list.id)}`, label: list.name },
            }}
          />
        ) : (
          <EditorPage list={list}>
            <Products list={list} canEdit={list.actions.includes('editItems')} />
            {list.status === 'DRAFT' ? null : <Links list={list} />}
          </EditorPage>
        )
      }
    </RecordPage>
  );
}
