import { useMemo } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-kit/app/answerOf';
import { navigate, useHashSearch } from '@selvedge/app-kit/app/hashLocation';
import { EmptyState } from '@selvedge/design-system/EmptyState';
import { Link } from '@selvedge/design-system/Link';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { Pagination } from '@selvedge/design-system/Pagination';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { Table } from '@selvedge/design-system/Table';
import { useFormats } from '@selvedge/design-system/i18n';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import type { Job } from '../../api/shapes';
import { askAgainAfter, cancelExport, exportPageQuery, fetchExport } from '../../exports/exports.api';
import { ReadFailure } from '../../trade/ReadFailure';
import { saveFile } from '../../trade/saveFile';
import { exportColumns } from './exports.columns';
import type { AskedStep, ExportStep } from './exports.columns';

/** The page in the address, from 1. */
function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** What can be done with an export. */
const STEPS: Readonly<Record<ExportStep, (job: Job) => Promise<void>>> = {
  download: async (job) => saveFile(await fetchExport(job.id), job.fileName ?? `${job.id}.xlsx`),
  cancel: (job) => cancelExport(job.id),
};

/** The own exports, newest first: how far they are, their files, until when these are kept (R-2.31, M-J). */
export function ExportsScreen() {
  const { t } = useTranslation('exports');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const page = readPage(useHashSearch());
  const found = useQuery({
    ...exportPageQuery(page),
    refetchInterval: ({ state }) => askAgainAfter(state.data?.list),
  });
  const { data, isWaiting, hasFailed } = answerOf(found);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ job, step }: AskedStep) => STEPS[step](job),
  });
  const busyId = isPending ? variables.job.id : null;
  const columns = useMemo(
    () => exportColumns(t, formats, { onStep: mutate, busyId }),
    [t, formats, mutate, busyId],
  );

  return (
    <Page ground="surface" header={<PageHeader title={common('places.exports')} lead={t('lead')} />}>
      {isWaiting ? <TableSkeleton hasPicture={false} /> : null}
      {hasFailed ? <ReadFailure isInset query={found} /> : null}
      {data ? (
        <>
          <Table
            label={common('places.exports')}
            columns={columns}
            rows={data.list}
            rowId={({ id }) => id}
            minWidth={980}
            empty={
              <EmptyState
                title={t('empty')}
                action={
                  <Link variant="secondary" href="/products/list">
                    {common('places.lists')}
                  </Link>
                }
              >
                {t('emptyHint')}
              </EmptyState>
            }
          />
          <Pagination
            isInset
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={data.total}
            onPageChange={(next) => navigate(next > 1 ? `/mine/exports?page=${next}` : '/mine/exports')}
          />
        </>
      ) : null}
    </Page>
  );
}
