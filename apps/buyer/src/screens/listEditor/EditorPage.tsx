import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EyeIcon } from '@selvedge/design-system/primitives/Icon';
import { Link } from '@selvedge/design-system/primitives/Link';
import { TintedStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { useFormats } from '@selvedge/design-system/i18n';
import type { ListDetail } from '../../api/schemas';
import { listDetailQuery } from '../../trade/listQuery';
import { saveList } from '../../trade/saveList';
import { OwnListSteps } from './OwnListSteps';

const ListSettingsDialog = lazyDialog(() =>
  import('@selvedge/app-shell/lists/ListSettingsDialog').then((part) => part.ListSettingsDialog),
);

const filled = (list: ListDetail) => ({ ...list, kind: list.kind ?? ('SPOT' as const) });

interface EditorPageProps {
  list: ListDetail;
  /** Products and links of the list. */
  children: ReactNode;
}

/** Page of the user's own list: name and status, figures, settings, and its transitions. */
export function EditorPage({ list, children }: EditorPageProps) {
  const { t } = useTranslation('listEditor');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const once = useIntent();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <DetailPage
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: common('places.lists'), href: '/products/list?scope=mine' },
              { label: common('places.listEditor') },
            ]}
          />
        }
        title={list.name}
        badge={<TintedStatus kind="list" code={list.status} />}
        actions={
          <>
            {list.actions?.includes('edit') ? (
              <Button variant="quiet" size="header" onPress={() => setEditing(true)}>
                {t('edit')}
              </Button>
            ) : null}
            <Link
              variant="quiet"
              size="header"
              icon={<EyeIcon />}
              href={`/products/detail/${encodeURIComponent(list.id)}`}
            >
              {t('preview')}
            </Link>
            <OwnListSteps list={list} />
          </>
        }
        facts={[
          {
            name: t('facts.styles'),
            value: `${formats.quantity(list.productCount ?? null)} / ${formats.quantity(list.skuCount)}`,
          },
          { name: t('facts.stock'), value: formats.count(list.stockQty, 'pieceShort') },
          { name: t('facts.value'), value: formats.money(list.stockValueCents) },
          { name: t('facts.closes'), value: formats.dateTime(list.closeAt) },
          { name: t('facts.minimum'), value: formats.money(list.minOrderValueCents) },
        ]}
      >
        {children}
      </DetailPage>
      {isEditing ? (
        <ListSettingsDialog
          list={filled(list)}
          onReread={async () =>
            filled(await queryClient.fetchQuery({ ...listDetailQuery(list.id), staleTime: 0 }))
          }
          isPublished={list.status !== 'DRAFT'}
          onSave={(fields, version) => once((key) => saveList({ ...fields, id: list.id, version }, key))}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  );
}
