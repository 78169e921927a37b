import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { SalesmanRow } from '../../api/schemas';
import { useStaffList } from '../../listing/useStaffList';
import { makeCode, salesmenQuery } from './salesmen.api';
import { useColumns } from './salesmen.columns';
import { salesmenSearch } from './salesmen.search';

/** Page of the salespeople: the invitation code for customers, and the number of customers of each. */
export function SalesmenScreen() {
  const { t } = useTranslation(['salesmen', 'listing']);
  const [asked, ask] = useState<SalesmanRow>();
  const { bar, page } = useStaffList('salesmen', {
    search: salesmenSearch,
    query: salesmenQuery,
    columns: useColumns(ask),
    rowId: ({ userId }) => userId,
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.salesmen')}
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('search')} />}
    >
      {asked && (
        <ConfirmStep
          title={t('askTitle', { name: asked.name })}
          confirmLabel={t('newCode')}
          done={({ invitationCode }) => t('made', { code: invitationCode })}
          onConfirm={() => makeCode(asked.userId)}
          onClose={() => ask(undefined)}
        >
          {t('askText')}
        </ConfirmStep>
      )}
    </ListPage>
  );
}
