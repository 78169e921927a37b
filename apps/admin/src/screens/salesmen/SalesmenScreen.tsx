import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import type { SalesmanRow } from '../../api/schemas';
import { Listing } from '../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { WordSearch } from '../../listing/WordSearch';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { usePageSearch } from '../../tabs/pageAddress';
import { makeCode, SALESMEN_PER_PAGE, salesmenQuery } from './salesmen.api';
import { useColumns } from './salesmen.columns';
import { readSalesmenFilter, sortColumns, writeSalesmenFilter } from './salesmen.search';
import type { SalesmenFilter } from './salesmen.search';

/** Page of the salespeople: the invitation code for customers, and the number of customers of each. */
export function SalesmenScreen() {
  const { t } = useTranslation(['salesmen', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readSalesmenFilter(search);
  const salesmen = useQuery(salesmenQuery(filter));
  const [asked, ask] = useState<SalesmanRow>();
  const { columns, chooser } = useChosenColumns('salesmen', useColumns(ask));
  const code = useMutation({
    mutationFn: makeCode,
    onSettled: () => ask(undefined),
    onSuccess: ({ invitationCode }) =>
      toast.show({ tone: 'positive', message: t('made', { code: invitationCode }) }),
  });
  const show = (change: Partial<SalesmenFilter>): void =>
    setSearch(writeSalesmenFilter({ ...filter, page: 1, ...change }));
  const narrowing = useNarrowing(writeSalesmenFilter(filter), {}, setSearch);

  return (
    <Page ground="surface" header={<PageHeader ground="surface" title={t('common:route.salesmen')} />}>
      <Toolbar label={t('filters')} gap="wide" end={chooser}>
        <WordSearch label={t('search')} words={filter.keywords} onSearch={(keywords) => show({ keywords })} />
      </Toolbar>
      <Listing
        label={t('common:route.salesmen')}
        query={salesmen}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        columns={columns}
        rowId={(row) => row.userId}
        {...sorting(filter, sortColumns, show)}
        page={filter.page}
        pageSize={SALESMEN_PER_PAGE}
        onPageChange={(page) => show({ page })}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => ask(undefined)}
          title={t('askTitle', { name: asked.name })}
          confirmLabel={t('newCode')}
          isPending={code.isPending}
          onConfirm={() => code.mutate(asked.userId)}
        >
          {t('askText')}
        </ConfirmDialog>
      )}
    </Page>
  );
}
