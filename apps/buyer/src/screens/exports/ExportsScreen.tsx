import { useMemo, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { DaySpanFilter } from '@selvedge/app-shell/listing/DaySpanFilter';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats } from '@selvedge/design-system/i18n';
import { ListsLink } from '../../trade/ListsLink';
import type { Job } from '../../api/schemas';
import {
  askAgainAfter,
  cancelExport,
  deleteExport,
  exportPageQuery,
  fetchExport,
  retryExport,
} from '../../exports/exports.api';
import type { ExportsFilter } from '../../exports/exports.api';
import { PagedTable } from '../../trade/PagedTable';
import { usePageAddress } from '../../trade/usePageAddress';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { DeleteExport, losesFile } from './DeleteExport';
import { exportColumns } from './exports.columns';
import type { AskedStep, ExportStep } from './exports.columns';
import { exportsHref, readExportsFilter } from './exports.search';

/** Calls of the actions on an export. */
const STEPS: Readonly<Record<ExportStep, (job: Job) => Promise<void>>> = {
  download: async (job) => saveFile(await fetchExport(job.id), job.fileName ?? `${job.id}.xlsx`),
  cancel: (job) => cancelExport(job.id),
  retry: (job) => retryExport(job.id),
  del: (job) => deleteExport(job.id),
};

/** Page of the user's exports, newest first: progress, files and their expiry. */
export function ExportsScreen() {
  const { t } = useTranslation(['exports', 'listing']);
  const { t: common } = useTranslation();
  const formats = useFormats();
  const query = useHashSearch();
  const filter = useMemo(() => readExportsFilter(query), [query]);
  const found = useQuery({
    ...exportPageQuery(filter),
    refetchInterval: ({ state }) => askAgainAfter(state.data?.list),
  });
  const [deleting, setDeleting] = useState<Job | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ job, step }: AskedStep) => STEPS[step](job),
    onSuccess: (_, { step }) => {
      if (step === 'retry') toast.show({ tone: 'positive', message: t('retried') });
      if (step !== 'del') return;
      toast.show({ tone: 'positive', message: t('deleted') });
      setDeleting(null);
    },
  });
  const { keywords, from, to, page } = filter;
  const narrow = (change: Partial<ExportsFilter>): void => navigate(exportsHref({ ...filter, ...change }));
  const narrowing = useNarrowing({ keywords, from, to }, { from: t('createdAt'), to: t('createdAt') }, () =>
    navigate(exportsHref({ keywords: '' })),
  );
  const busy = isPending ? variables : null;
  const onStep = (asked: AskedStep): void =>
    asked.step === 'del' && losesFile(asked.job) ? setDeleting(asked.job) : mutate(asked);
  const columns = exportColumns(t, formats, { onStep, busy });
  const openPage = usePageAddress(found, exportsHref(filter), page);

  return (
    <Page ground="surface" header={<PageHeader title={common('places.exports')} lead={t('lead')} />}>
      <Toolbar label={t('filters')} gap="wide">
        <WordSearch label={t('search')} words={keywords} onSearch={(words) => narrow({ keywords: words })} />
        <DaySpanFilter label={t('createdAt')} span={{ from, to }} onChange={narrow} />
      </Toolbar>
      <PagedTable
        label={common('places.exports')}
        query={found}
        page={page}
        onPageChange={openPage}
        columns={columns}
        rowId={({ id }) => id}
        minWidth={1060}
        empty={
          <EmptyState title={t('empty')} action={<ListsLink />}>
            {t('emptyHint')}
          </EmptyState>
        }
        narrowing={narrowing}
      />
      {deleting ? (
        <DeleteExport
          job={deleting}
          isPending={isPending}
          onConfirm={() => mutate({ job: deleting, step: 'del' })}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </Page>
  );
}
