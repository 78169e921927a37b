import type { TFunction } from 'i18next';
import { countColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { ProgressBar } from '@selvedge/design-system/primitives/ProgressBar';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Formats } from '@selvedge/design-system/i18n';
import type { Job } from '../../api/schemas';

/** Action on an export. */
export type ExportStep = 'download' | 'cancel' | 'retry' | 'del';

/** Requested action on an export. */
export interface AskedStep {
  job: Job;
  step: ExportStep;
}

interface ExportActions {
  onStep: (asked: AskedStep) => void;
  /** Action in progress. */
  busy: AskedStep | null;
}

type Ending = 'DONE' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'QUEUED';

const MARKS: Readonly<Record<Ending, Pick<StatusMarkProps, 'glyph' | 'tone' | 'isOff'>>> = {
  QUEUED: { glyph: 'ring' },
  DONE: { glyph: 'full', tone: 'positive' },
  FAILED: { glyph: 'cross', tone: 'critical' },
  CANCELLED: { glyph: 'dash', isOff: true },
  EXPIRED: { glyph: 'dash', isOff: true },
};

/** Actions on an export by its state, the most likely first. */
const STEPS_OF: Readonly<Record<Ending, readonly ExportStep[]>> = {
  QUEUED: ['cancel'],
  DONE: ['download', 'del'],
  FAILED: ['retry', 'del'],
  CANCELLED: ['del'],
  EXPIRED: ['del'],
};

function endingOf({ state, fileUrl }: Job): Ending {
  if (state === 'DONE') return fileUrl ? 'DONE' : 'EXPIRED';
  return state === 'FAILED' || state === 'CANCELLED' ? state : 'QUEUED';
}

function State({ job, t, formats }: { job: Job; t: TFunction<'exports'>; formats: Formats }) {
  if (job.state === 'RUNNING') {
    const [done, total] = [formats.quantity(job.done), formats.quantity(job.total)];
    const value = job.total === 0 ? undefined : (job.done / job.total) * 100;
    return (
      <ProgressBar label={t('state.RUNNING')} value={value} valueLabel={t('progress', { done, total })} />
    );
  }
  const ending = endingOf(job);
  const missing = job.missingPictures ?? 0;
  return (
    <Stack gap="s1">
      <StatusMark {...MARKS[ending]}>{t(`state.${ending}`)}</StatusMark>
      {ending === 'FAILED' && job.error ? (
        <Text as="p" size="small" ink="medium">
          {job.error}
        </Text>
      ) : null}
      {ending === 'DONE' && missing > 0 ? (
        <Text as="p" size="small" ink="medium">
          {t('missing', { count: missing })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Returns the columns of the export list. */
export function exportColumns(
  t: TFunction<'exports'>,
  formats: Formats,
  { onStep, busy }: ExportActions,
): TableColumn<Job>[] {
  return [
    textColumn('file', t('file'), {
      phone: 'line1',
      isRowHeader: true,
      width: '26%',
      of: ({ fileName }) => fileName,
    }),
    textColumn('what', t('what'), {
      phone: 'line3',
      of: ({ exportType }) => (exportType ? t(`type.${exportType}`) : ''),
    }),
    countColumn('lines', t('lines'), { phone: 'line1End', width: 72, of: ({ total }) => total }),
    {
      id: 'state',
      phone: 'line2',
      header: t('state.label'),
      width: '16%',
      render: (job) => <State job={job} t={t} formats={formats} />,
    },
    momentColumn('createdAt', t('createdAt'), { phone: 'line2End', width: 112 }),
    momentColumn('expiresAt', t('expiresAt'), { phone: 'line3End', isNamedOnPhone: true, width: 112 }),
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      width: 192,
      render: (job) => (
        <Inline gap="s2" justify="end">
          {STEPS_OF[endingOf(job)].map((step, at) => (
            <Button
              key={step}
              variant={at === 0 && step !== 'cancel' && step !== 'del' ? 'secondary' : 'quiet'}
              size="small"
              isPending={busy?.job.id === job.id && busy.step === step}
              isDisabled={busy?.job.id === job.id && busy.step !== step}
              onPress={() => onStep({ job, step })}
            >
              {t(step)}
            </Button>
          ))}
        </Inline>
      ),
    },
  ];
}
