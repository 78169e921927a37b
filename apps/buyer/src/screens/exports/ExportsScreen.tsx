import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { PlainListPage } from '@selvedge/design-system/pages/ListPage';
import { DateRangePicker } from '@selvedge/design-system/primitives/DateRangePicker';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { ListsLink } from '../../trade/ListsLink';
import type { Job } from '../../api/schemas';
import {
  cancelExport,
  deleteExport,
  exportPageQuery,
  fetchExport,
  retryExport,
} from '../../exports/exports.api';
import { useBuyerList } from '../../trade/useBuyerList';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { DeleteExport, losesFile } from './DeleteExport';
import { exportColumns } from './exports.columns';
import type { AskedStep, ExportStep } from './exports.columns';
import { exportsSearch } from './exports.search';

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
  const busy = isPending ? variables : null;
  const onStep = (asked: AskedStep): void =>
    asked.step === 'del' && losesFile(asked.job) ? setDeleting(asked.job) : mutate(asked);
  const { filter, show, bar, page } = useBuyerList({
    search: exportsSearch,
    names: { time: t('createdAt'), from: t('createdAt'), to: t('createdAt') },
    query: exportPageQuery,
    columns: exportColumns(t, formats, { onStep, busy }),
    minWidth: 1060,
    empty: (
      <EmptyState title={t('empty')} action={<ListsLink />}>
        {t('emptyHint')}
      </EmptyState>
    ),
  });

  return (
    <PlainListPage
      {...page}
      title={common('places.exports')}
      lead={t('lead')}
      filters={
        <Toolbar label={t('filters')} gap="wide">
          <WordSearch label={t('search')} words={bar.words} onSearch={bar.onSearch} />
          <DateRangePicker
            label={t('createdAt')}
            value={filter}
            timeZone={BUSINESS_TIME_ZONE}
            onChange={show}
          />
        </Toolbar>
      }
    >
      {deleting ? (
        <DeleteExport
          job={deleting}
          isPending={isPending}
          onConfirm={() => mutate({ job: deleting, step: 'del' })}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </PlainListPage>
  );
}
