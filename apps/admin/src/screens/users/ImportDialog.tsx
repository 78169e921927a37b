import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { IMPORT_EXTENSION, IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, MEGABYTE } from '@selvedge/domain/constants';
import { SHEET_EXTENSIONS } from '@selvedge/domain/sheets/importLimits';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { FileDrop } from '@selvedge/design-system/primitives/FileDrop';
import { ImportSummary } from '@selvedge/design-system/commerce/ImportSummary';
import { Select } from '@selvedge/design-system/primitives/Select';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { deptOptionsQuery, flatChoices } from '../../system/depts.api';
import { SentSheetNote } from '../../sheets/SentSheetNote';
import { StruckColumnsNote } from '../../sheets/StruckColumnsNote';
import { useSentSheet } from '../../sheets/useSentSheet';
import { importUsers, userTemplate } from './users.api';

interface ImportDialogProps {
  /** Initial department of the imported users. */
  deptId: string;
  onClose: () => void;
}

/** Dialog that imports users from a sheet: template, department, and the error of each refused row. */
export function ImportDialog({ deptId: first, onClose }: ImportDialogProps) {
  const { t } = useTranslation('system');
  const formats = useFormats();
  const [deptId, setDept] = useState(first);
  const depts = useQuery(deptOptionsQuery);
  const sheet = useSentSheet('users', (file) => importUsers(deptId, file));
  const template = useMutation({
    mutationFn: userTemplate,
    onSuccess: (file) => saveFile(file, file.name),
  });
  const { result } = sheet;
  const close = (): void => {
    sheet.onSeen();
    onClose();
  };
  const limits = {
    rows: formats.quantity(IMPORT_MAX_ROWS),
    size: IMPORT_MAX_BYTES / MEGABYTE,
    extension: IMPORT_EXTENSION,
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isOutsidePressIgnored
      size="large"
      title={t('users.import')}
      description={t('users.importText')}
      footer={
        <>
          <Button isPending={template.isPending} onPress={() => template.mutate()}>
            {t('users.template')}
          </Button>
          <Button variant="primary" onPress={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        <Select
          label={t('users.importDept')}
          value={deptId === '' ? null : deptId}
          onChange={setDept}
          options={flatChoices(depts.data ?? [])}
        />
        <FailedChoices reads={[[t('users.importDept'), depts]]} />
        {deptId !== '' && (
          <FileDrop
            label={t('users.drop')}
            limits={t('users.limits', limits)}
            accept={SHEET_EXTENSIONS}
            isDisabled={sheet.isPending}
            onFile={sheet.send}
            errorMessage={isApiError(sheet.error) ? sheet.error.message : undefined}
          />
        )}
        <SentSheetNote fileName={sheet.fileName} isCutOff={sheet.isCutOff} />
        {result && (
          <>
            <ImportSummary valid={result.validCount} warnings={0} errors={result.invalidCount} />
            <StruckColumnsNote names={result.struckColumns} />
            <Stack as="ul" gap="s2">
              {result.messageList.map((message) => (
                <li key={message}>
                  <Text size="small">{message}</Text>
                </li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
