import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { Button } from '@selvedge/design-system/primitives/Button';
import { CheckboxGroup } from '@selvedge/design-system/primitives/CheckboxGroup';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { EXPORT_EMBED_LIMIT_ROWS } from '@selvedge/domain/constants';
import { defaultExportMode, isExportModeAllowed } from '@selvedge/domain/sheets/exportMode';
import type { ExportMode } from '@selvedge/domain/sheets/exportMode';
import { exportModeValues } from '@selvedge/api-spec/values';
import { startExport } from './exports.api';
import type { ExportInput } from './exports.api';

/** Column that can be exported. */
export interface ExportColumn {
  id: string;
  label: string;
  /** Whether the column is always exported. */
  isRequired?: boolean;
}

/** Export that a page offers: its query, the number of rows, and its columns with those shown. */
export interface ExportAsk extends Pick<ExportInput, 'type' | 'listId'> {
  query: string;
  /** Number of rows; undefined while unknown. */
  rows: number | undefined;
  columns: readonly ExportColumn[];
  shown: readonly string[];
}

const PICTURE = 'image';

/** Dialog that selects picture mode and columns of an export, and shows the number of rows. */
export function ExportDialog({ ask, onClose }: { ask: ExportAsk; onClose: () => void }) {
  const { t } = useTranslation('exports');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const { type, listId, query, rows, columns } = ask;
  const count = rows ?? 0;
  const [chosen, setChosen] = useState<readonly string[]>(ask.shown);
  const [picked, setPicked] = useState<ExportMode | null>(null);
  const mode = picked !== null && isExportModeAllowed(picked, count) ? picked : defaultExportMode(count);
  const written = columns.filter(({ id, isRequired }) => isRequired === true || chosen.includes(id));
  const hasPictures = written.some(({ id }) => id === PICTURE);
  const isEmbedding = isExportModeAllowed('IMAGE', count);

  const once = useIntent();
  const start = useMutation({
    mutationFn: () =>
      once((key) =>
        startExport(
          {
            type,
            ...(listId !== undefined && { listId }),
            query,
            ...(hasPictures && { mode }),
            columns: written.map(({ id }) => id),
          },
          key,
        ),
      ),
    onSuccess: () => {
      toast.show({ tone: 'positive', message: t('started') });
      onClose();
      navigate('/mine/exports');
    },
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      description={rows !== undefined && t('rows', { count, shown: formats.quantity(rows) })}
      cancelLabel={common('actions.cancel')}
      footer={
        <Button
          variant="primary"
          isPending={start.isPending}
          isDisabled={written.length === 0}
          onPress={() => start.mutate()}
        >
          {t('start')}
        </Button>
      }
    >
      <Stack gap="s5">
        {hasPictures ? (
          <RadioGroup
            label={t('mode')}
            value={mode}
            onChange={(value) => setPicked(exportModeValues.find((one) => one === value) ?? mode)}
            options={exportModeValues.map((id) => ({
              id,
              label: t(id),
              isDisabled: !isExportModeAllowed(id, count),
            }))}
            description={
              isEmbedding ? undefined : t('tooMany', { most: formats.quantity(EXPORT_EMBED_LIMIT_ROWS) })
            }
          />
        ) : null}
        <CheckboxGroup
          label={t('columns')}
          value={written.map(({ id }) => id)}
          onChange={setChosen}
          options={columns.map(({ id, label, isRequired }) => ({ id, label, isDisabled: isRequired }))}
        />
      </Stack>
    </Dialog>
  );
}
