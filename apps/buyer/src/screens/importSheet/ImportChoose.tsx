import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { type ImportRefusal, SHEET_EXTENSIONS } from '@selvedge/domain/sheets/importLimits';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FileDrop } from '@selvedge/design-system/primitives/FileDrop';
import { DownloadIcon } from '@selvedge/design-system/primitives/Icon';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { fetchTemplate } from '../../trade/listQuery';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { useImportLimits, useRefusalWords } from './useRefusalWords';

interface ImportChooseProps {
  listId: string;
  refusal: ImportRefusal | null;
  failure: string | null;
  onFile: (file: File, others: readonly string[]) => void;
}

/** Drop zone for an order sheet, with the limits beside it, the reason why the last sheet was refused, and the template. */
export function ImportChoose({ listId, refusal, failure, onFile }: ImportChooseProps) {
  const { t } = useTranslation('import');
  const limits = useImportLimits();
  const refusalWords = useRefusalWords();
  const [isFetching, setFetching] = useState(false);
  const download = async (): Promise<void> => {
    setFetching(true);
    try {
      const file = await fetchTemplate(listId);
      saveFile(file, file.name);
    } catch (error) {
      if (!isApiError(error)) throw error;
    } finally {
      setFetching(false);
    }
  };
  const refused = refusal ? refusalWords(refusal) : failure;
  return (
    <Stack gap="s5">
      <FileDrop
        label={t('drop')}
        limits={t('limits', limits)}
        accept={SHEET_EXTENSIONS}
        onFile={onFile}
        errorMessage={refused ?? undefined}
      />
      <Inline gap="s5" isWrapping>
        <Button icon={<DownloadIcon />} isPending={isFetching} onPress={() => void download()}>
          {t('downloadTemplate')}
        </Button>
        <Text size="small" ink="medium">
          {t('templateHint')}
        </Text>
      </Inline>
    </Stack>
  );
}
