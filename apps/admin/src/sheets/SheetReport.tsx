import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { Button } from '@selvedge/design-system/primitives/Button';
import { DownloadIcon } from '@selvedge/design-system/primitives/Icon';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Table } from '@selvedge/design-system/primitives/Table';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Text } from '@selvedge/design-system/layout/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SheetWords } from './CheckedSheet';
import { wrongRowsFile, wrongRowsQuery } from './jobs.api';
import type { Job } from './jobs.api';
import { StruckColumnsNote } from './StruckColumnsNote';

interface SheetReportProps {
  job: Job;
  words: Pick<SheetWords, 'good' | 'changed'>;
  /** Chooses another sheet instead. */
  onAnother: () => void;
}

/** Result of the check of a sheet: the number of good rows, and the errors of the others, one line per cell. */
export function SheetReport({ job, words, onAnother }: SheetReportProps) {
  const { t } = useTranslation('sheets');
  const wrong = useQuery({ ...wrongRowsQuery(job.id), enabled: job.invalid > 0 });
  const fetchFile = useMutation({
    mutationFn: () => wrongRowsFile(job.id),
    onSuccess: (file) => saveFile(file, file.name),
  });
  return (
    <Stack gap="s4">
      <Text as="p">
        {[
          words.good(job.valid + job.warnings),
          ...(job.warnings > 0 ? [words.changed(job.warnings)] : []),
          ...(job.invalid > 0 ? [t('wrong', { count: job.invalid })] : []),
        ].join(t('comma'))}
      </Text>
      <StruckColumnsNote names={job.struckColumns} />
      <Inline gap="s4" isWrapping>
        <Button size="small" onPress={onAnother}>
          {t('another')}
        </Button>
        {job.invalid > 0 && (
          <Button
            size="small"
            icon={<DownloadIcon />}
            isPending={fetchFile.isPending}
            onPress={() => fetchFile.mutate()}
          >
            {t('wrongFile')}
          </Button>
        )}
      </Inline>
      {answerOf(wrong).hasFailed && <Text ink="critical">{t('rowsFailed')}</Text>}
      {job.invalid > 0 && answerOf(wrong).isWaiting && <TableSkeleton rows={4} hasPicture={false} />}
      {wrong.data && (
        <Table
          label={t('wrongRows')}
          rows={wrong.data.list.flatMap(({ rowNo, problems }) =>
            problems.map((problem, at) => ({ id: `${rowNo}-${at}`, rowNo, ...problem })),
          )}
          rowId={({ id }) => id}
          hasPhoneRows
          columns={[
            {
              id: 'rowNo',
              header: t('row'),
              isRowHeader: true,
              width: 72,
              render: ({ rowNo }) => rowNo,
            },
            {
              id: 'value',
              header: t('value'),
              width: 240,
              render: ({ column, value }) => (
                <Text ink="medium">{[column, value].filter(Boolean).join(' ')}</Text>
              ),
            },
            { id: 'why', header: t('why'), render: ({ message }) => message },
          ]}
        />
      )}
    </Stack>
  );
}
