import { useMemo, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { answerOf } from '@selvedge/app-kit/app/answerOf';
import { navigate, useHashSearch } from '@selvedge/app-kit/app/hashLocation';
import { ConfirmDialog } from '@selvedge/design-system/ConfirmDialog';
import { EmptyState } from '@selvedge/design-system/EmptyState';
import { Link } from '@selvedge/design-system/Link';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { Pagination } from '@selvedge/design-system/Pagination';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { Table } from '@selvedge/design-system/Table';
import { toast } from '@selvedge/design-system/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { ReadFailure } from '../../trade/ReadFailure';
import { deleteDrafts, draftPageQuery } from './drafts.api';
import { draftColumns, draftHref } from './drafts.columns';
import type { DraftRow } from './drafts.columns';
import { readDraftsPage } from './drafts.search';

/** The drafts box: own drafts and those shared in the team. */
export function DraftsScreen() {
  const { t } = useTranslation('inquiry');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const page = readDraftsPage(useHashSearch());
  const found = useQuery(draftPageQuery(page));
  const { data, isWaiting, hasFailed } = answerOf(found);
  const [asked, setAsked] = useState<DraftRow | null>(null);
  const remove = useMutation({
    mutationFn: (draft: DraftRow) => deleteDrafts([draft.id]),
    onSuccess: () => {
      setAsked(null);
      toast.show({ tone: 'positive', message: common('messages.deleted') });
    },
  });
  const columns = useMemo(() => draftColumns(t, formats, setAsked), [t, formats]);

  return (
    <Page ground="surface" header={<PageHeader title={common('places.drafts')} lead={t('drafts.lead')} />}>
      {isWaiting ? <TableSkeleton hasPicture={false} /> : null}
      {hasFailed ? <ReadFailure isInset query={found} /> : null}
      {data ? (
        <>
          <Table
            label={common('places.drafts')}
            columns={columns}
            rows={data.list}
            rowId={({ id }) => id}
            rowHref={draftHref}
            minWidth={760}
            empty={
              <EmptyState
                title={t('drafts.emptyTitle')}
                action={
                  <Link variant="secondary" href="/products/list">
                    {common('places.lists')}
                  </Link>
                }
              >
                {t('drafts.emptyBody')}
              </EmptyState>
            }
          />
          <Pagination
            isInset
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={data.total}
            onPageChange={(next) =>
              navigate(next > 1 ? `/procurement/drafts?page=${next}` : '/procurement/drafts')
            }
          />
        </>
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={t('drafts.deleteTitle', { title: asked?.title })}
        confirmLabel={common('actions.delete')}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() => {
          if (asked) remove.mutate(asked);
        }}
      >
        {t('drafts.deleteBody')}
      </ConfirmDialog>
    </Page>
  );
}
