import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { ProgressBar } from '@selvedge/design-system/primitives/ProgressBar';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { commitSheet, dropSheet, isUnderWay, jobQuery } from './jobs.api';
import type { Job } from './jobs.api';
import { SheetReport } from './SheetReport';

/** Texts for the rows of a kind of sheet. */
export interface SheetWords {
  /** Result of the check: the number of good rows, and the number of these that change an existing object. */
  good: (count: number) => string;
  changed: (count: number) => string;
  /** Label of the commit button for the good rows, and the message after the commit. */
  commit: (count: number) => string;
  done: (count: number) => string;
}

interface CheckedSheetProps {
  title: string;
  words: SheetWords;
  /** Job of the sheet as it was sent. */
  job: Job;
  /**
   * Number of wrong rows that were known when the good ones were committed, so that those of the commit itself can be reported; null
   * before.
   */
  knownInvalid: number | null;
  /** Whether its rows are committed within the call, and not in the background. */
  isTakenAtOnce?: boolean;
  /** Names of the files that were dropped with the sheet and ignored. */
  others: readonly string[];
  /** Called with the checked job when its good rows are committed. */
  onCommit: (checked: Job) => void;
  /** Called when the user has seen the outcome of the sheet, or discarded it. */
  onSeen: () => void;
  /** Chooses another sheet instead. */
  onAnother: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Dialog for a sheet that was sent: the progress of its check, its result, and the commit of its good rows. */
export function CheckedSheet(props: CheckedSheetProps) {
  const { title, words, job: sent, others, knownInvalid, isTakenAtOnce = false } = props;
  const { onCommit, onSeen, onAnother, onDone, onClose } = props;
  const { t } = useTranslation('sheets');
  const formats = useFormats();
  const query = useQuery(jobQuery(sent));
  const job = query.data;
  const { id, state, total, done } = job;
  const good = job.valid + job.warnings;
  const isTaken = useRef(false);
  const finish = (count: number): void => {
    if (isTaken.current) return;
    isTaken.current = true;
    onSeen();
    toast.show({ tone: 'positive', message: words.done(count) });
    onDone();
    onClose();
  };
  const commit = useMutation({
    mutationFn: () => commitSheet(job),
    onSuccess: ({ committed }) => (isTakenAtOnce ? finish(committed) : void query.refetch()),
  });
  const drop = useMutation({ mutationFn: () => dropSheet(id) });
  const leftOut = state === 'DONE' ? Math.max(0, job.invalid - (knownInvalid ?? job.invalid)) : 0;
  const onTaken = useEffectEvent(() => {
    // Committed on an earlier visit: a second commit returns the number of rows of the first.
    if (isTakenAtOnce) commit.mutate();
    else if (leftOut === 0) finish(good);
    else onDone();
  });
  useEffect(() => {
    if (state === 'DONE') onTaken();
  }, [state]);
  const mayBeDropped = state === 'QUEUED' || state === 'RUNNING' || state === 'VALIDATED';
  const isAtWork = state === 'COMMITTING' || commit.isPending;
  const close = (): void => {
    if (mayBeDropped && !isAtWork) drop.mutate();
    if (!isAtWork) onSeen();
    onClose();
  };
  const another = (): void => {
    if (mayBeDropped) drop.mutate();
    onAnother();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isOutsidePressIgnored
      size="wide"
      title={title}
      description={job.fileName}
      cancelLabel={t(mayBeDropped ? 'common:actions.cancel' : 'close')}
      footer={
        state === 'VALIDATED' && (
          <Button
            variant="primary"
            isDisabled={good === 0}
            isPending={commit.isPending}
            onPress={() => {
              onCommit(job);
              commit.mutate();
            }}
          >
            {words.commit(good)}
          </Button>
        )
      }
    >
      {others.length > 0 && (
        <StatusMark glyph="triangle" tone="warning" isSentence>
          {t('otherFiles', { names: formats.list(others) })}
        </StatusMark>
      )}
      {isUnderWay(job) && (
        <ProgressBar
          label={t(state === 'COMMITTING' ? 'committing' : 'checking')}
          value={total === 0 ? undefined : (done / total) * 100}
          valueLabel={
            total === 0
              ? undefined
              : t('progress', { done: formats.quantity(done), total: formats.quantity(total) })
          }
        />
      )}
      {state === 'COMMITTING' && (
        <Text as="p" ink="medium">
          {t('goesOn')}
        </Text>
      )}
      {state === 'VALIDATED' && <SheetReport job={job} words={words} onAnother={another} />}
      {leftOut > 0 && (
        <Stack gap="s4">
          <p role="alert">
            <Text ink="critical">{t('leftOut', { count: leftOut })}</Text>
          </p>
          <SheetReport job={job} words={{ ...words, good: words.done }} onAnother={onAnother} />
        </Stack>
      )}
      {(state === 'FAILED' || state === 'CANCELLED') && (
        <>
          <p role="alert">
            <Text ink="critical">{job.error ?? t('failed')}</Text>
          </p>
          <Button size="small" onPress={onAnother}>
            {t('another')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
