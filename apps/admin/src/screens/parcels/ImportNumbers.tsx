import { IMPORT_MAX_BYTES, MEGABYTE } from '@selvedge/domain/constants';
import { SHEET_EXTENSIONS } from '@selvedge/domain/sheets/importLimits';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { FileDrop } from '@selvedge/design-system/primitives/FileDrop';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Table } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import { SentSheetNote } from '../../sheets/SentSheetNote';
import { StruckColumnsNote } from '../../sheets/StruckColumnsNote';
import { useSentSheet } from '../../sheets/useSentSheet';
import { importNumbers } from './parcels.api';

const MOST_ROWS = 500;

/** Dialog that imports tracking numbers from a sheet: they are saved row by row, and the result of each row is shown. */
export function ImportNumbers({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['parcels', 'packing']);
  const formats = useFormats();
  const sheet = useSentSheet('numbers', importNumbers);
  const { result } = sheet;
  const close = (): void => {
    sheet.onSeen();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isOutsidePressIgnored
      size={result ? 'wide' : undefined}
      title={t('import.title')}
      description={t('import.text')}
      footer={
        <Button variant="primary" onPress={close}>
          {t('import.close')}
        </Button>
      }
    >
      <Stack gap="s5">
        <FileDrop
          label={t('import.drop')}
          limits={t('import.limits', {
            rows: formats.quantity(MOST_ROWS),
            size: IMPORT_MAX_BYTES / MEGABYTE,
          })}
          accept={SHEET_EXTENSIONS}
          isDisabled={sheet.isPending}
          onFile={sheet.send}
          errorMessage={sheet.error === null ? undefined : refusalOf(sheet.error, formats.stamp).words}
        />
        <SentSheetNote fileName={sheet.fileName} isCutOff={sheet.isCutOff} />
        {result && (
          <>
            <Text as="p" weight="medium">
              {t('import.report', {
                changed: formats.quantity(result.changed),
                unchanged: formats.quantity(result.unchanged),
                refused: formats.quantity(result.refused),
              })}
            </Text>
            <StruckColumnsNote names={result.struckColumns} />
            <Table
              label={t('import.rows')}
              rows={result.rows}
              rowId={({ rowNo }) => String(rowNo)}
              hasPhoneRows
              columns={[
                {
                  id: 'rowNo',
                  header: t('import.rowNo'),
                  width: 64,
                  isRowHeader: true,
                  render: ({ rowNo }) => rowNo,
                },
                { id: 'shipmentNo', header: t('columns.shipmentNo'), render: ({ shipmentNo }) => shipmentNo },
                { id: 'trackingNo', header: t('packing:trackingNo'), render: ({ trackingNo }) => trackingNo },
                {
                  id: 'state',
                  header: t('columns.state'),
                  render: ({ state, message }) => (
                    <StatusMark
                      glyph={state === 'REFUSED' ? 'cross' : state === 'CHANGED' ? 'full' : 'dash'}
                      tone={state === 'REFUSED' ? 'critical' : state === 'CHANGED' ? 'positive' : 'neutral'}
                    >
                      {message ?? t(`import.state.${state}`)}
                    </StatusMark>
                  ),
                },
              ]}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
