import { useState } from 'react';
import type { ReactNode } from 'react';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { FileDrop } from '@selvedge/design-system/primitives/FileDrop';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { useFormats } from '@selvedge/design-system/i18n';
import { IMPORT_EXTENSION, IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, MEGABYTE } from '@selvedge/domain/constants';
import { SHEET_EXTENSIONS } from '@selvedge/domain/sheets/importLimits';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CheckedSheet } from './CheckedSheet';
import type { SheetWords } from './CheckedSheet';
import type { Job } from './jobs.api';
import { forgetJob } from './keptJob';
import { useKeptJob } from './useKeptJob';

interface ImportDialogProps {
  /** Purpose of the sheet: a sheet whose outcome the user has not seen is restored under this name. */
  keptAs: string;
  title: string;
  /** Description of the rows of the sheet. */
  description: string;
  words: SheetWords;
  /** Sends a sheet to be checked. */
  onSend: (file: File, idempotencyKey: string) => Promise<Job>;
  /** Fetches the empty sheet to fill in, if there is one. */
  onTemplate?: () => Promise<File>;
  /** Choices that are needed before a sheet can be dropped. */
  before?: ReactNode;
  isReady?: boolean;
  /** Maximum number of rows of a sheet. */
  maxRows?: number;
  /** Whether its rows are committed within the call, and not in the background. */
  isTakenAtOnce?: boolean;
  /** Called when rows of the sheet were committed. */
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that imports a sheet: it is checked first, with the errors of each row, and its good rows are committed after a review. */
export function ImportDialog(props: ImportDialogProps) {
  const { keptAs, title, description, words, onSend, onTemplate, before, isReady = true } = props;
  const { maxRows = IMPORT_MAX_ROWS, isTakenAtOnce, onDone, onClose } = props;
  const { t } = useTranslation('sheets');
  const formats = useFormats();
  const once = useIntent();
  const { isLooking, job, knownInvalid, keep, forget } = useKeptJob(keptAs);
  const [others, setOthers] = useState<readonly string[]>([]);
  const send = useMutation({
    mutationFn: (file: File) => once((key) => onSend(file, key)),
    onSuccess: (sent) => keep(sent, null),
  });
  const template = useMutation({
    mutationFn: () => onTemplate?.() ?? Promise.reject(new Error('there is no template')),
    onSuccess: (file) => saveFile(file, file.name),
  });
  if (isLooking) return null;
  if (job !== undefined)
    return (
      <CheckedSheet
        title={title}
        words={words}
        job={job}
        others={others}
        knownInvalid={knownInvalid}
        isTakenAtOnce={isTakenAtOnce}
        onCommit={(checked) => keep(checked, checked.invalid)}
        onSeen={() => void forgetJob(keptAs)}
        onAnother={() => {
          setOthers([]);
          forget();
        }}
        onDone={onDone}
        onClose={onClose}
      />
    );
  const limits = {
    rows: formats.quantity(maxRows),
    size: IMPORT_MAX_BYTES / MEGABYTE,
    extension: IMPORT_EXTENSION,
  };
  const refusal = send.error ? refusalOf(send.error, formats.stamp) : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isOutsidePressIgnored
      size="wide"
      title={title}
      description={description}
      footer={
        <>
          {onTemplate && (
            <Button isPending={template.isPending} onPress={() => template.mutate()}>
              {t('template')}
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        {before}
        <FileDrop
          label={t(send.isPending ? 'sending' : 'drop')}
          limits={t('limits', limits)}
          accept={SHEET_EXTENSIONS}
          isDisabled={send.isPending || !isReady}
          onFile={(file, besides) => {
            setOthers(besides);
            send.mutate(file);
          }}
          errorMessage={refusal && (Object.values(refusal.fields)[0] ?? refusal.words)}
        />
      </Stack>
    </Dialog>
  );
}
