import { useState } from 'react';
import type { ReactNode } from 'react';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { ListSteps } from '@selvedge/app-shell/lists/ListSteps';
import { Button } from '@selvedge/design-system/primitives/Button';
import { TintedStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail } from '../../api/schemas';
import { StaffListFields } from '../../lists/StaffListFields';
import { saveList } from '../../lists/staffLists.api';
import { Allowed } from '../../session/Allowed';
import { ExportButton } from '../../sheets/ExportButton';
import { ListSide } from './ListSide';
import { closeList, deleteList, exportList, publishList, reopenList, rereadList } from './listEditor.api';

const ListSettingsDialog = lazyDialog(() =>
  import('@selvedge/app-shell/lists/ListSettingsDialog').then((part) => part.ListSettingsDialog),
);

const filled = (list: StaffListDetail) => ({
  ...list,
  visibleTo: list.visibleTo.map(({ value }) => value),
});

interface EditorPageProps {
  list: StaffListDetail;
  /** Products and links of the list. */
  children: ReactNode;
}

/** Page of a list: name and status, its figures, its settings, and the transitions that the server allows. */
export function EditorPage({ list, children }: EditorPageProps) {
  const { t } = useTranslation(['listEditor', 'staffLists']);
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const [isEditing, setEditing] = useState(false);
  const { id, visibility, visibleTo } = list;
  return (
    <>
      <DetailPage
        title={list.name}
        badge={<TintedStatus kind="list" code={list.status} />}
        actions={
          <>
            <Allowed anyOf={['biz:list:export']}>
              <ExportButton onStart={() => exportList(list.id)} isDisabled={list.productCount === 0} />
            </Allowed>
            {list.actions.includes('edit') && (
              <Button variant="quiet" size="header" onPress={() => setEditing(true)}>
                {t('edit')}
              </Button>
            )}
            <ListSteps
              list={list}
              onTake={async (step, version) => {
                if (step === 'publish') return publishList(id, version);
                if (step === 'close') return closeList(id, version);
                await deleteList(id);
                navigate('/lists/list', { replace: true });
              }}
              onReopen={(closeAt, current) => reopenList(id, closeAt, current)}
            />
          </>
        }
        facts={[
          {
            name: t('facts.styles'),
            value: `${formats.quantity(list.productCount)} / ${formats.quantity(list.skuCount)}`,
          },
          { name: t('facts.stock'), value: formats.count(list.stockQty, 'pieceShort') },
          ...(areAmountsHidden
            ? []
            : [{ name: t('facts.value'), value: formats.money(list.stockValueCents) }]),
          { name: t('facts.closes'), value: formats.dateTime(list.closeAt) },
          { name: t('facts.minimum'), value: formats.money(list.minOrderValueCents) },
        ]}
        rail={{ label: t('staffLists:side.label'), content: <ListSide list={list} /> }}
      >
        {children}
      </DetailPage>
      {isEditing && (
        <ListSettingsDialog
          list={filled(list)}
          onReread={async () => filled(await rereadList(id))}
          isPublished={list.status !== 'DRAFT'}
          onSave={(fields, current, values) => saveList(id, fields, values, current)}
          onClose={() => setEditing(false)}
        >
          <StaffListFields named={visibility === 'TEAMS' ? visibleTo : []} />
        </ListSettingsDialog>
      )}
    </>
  );
}
