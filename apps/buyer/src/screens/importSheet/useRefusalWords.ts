import { useTranslation } from 'react-i18next';
import {
  IMPORT_EXTENSION,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_QUANTITIES,
  IMPORT_MAX_ROWS,
  MEGABYTE,
} from '@selvedge/domain/constants';
import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import { useFormats } from '@selvedge/design-system/i18n';

/** Hook that returns the limits of a sheet for messages. */
export function useImportLimits() {
  const formats = useFormats();
  return {
    rows: formats.quantity(IMPORT_MAX_ROWS),
    size: IMPORT_MAX_BYTES / MEGABYTE,
    quantities: formats.quantity(IMPORT_MAX_QUANTITIES),
    extension: IMPORT_EXTENSION,
  };
}

/** Hook that returns the message of a sheet's refusal, the same wherever it is shown. */
export function useRefusalWords(): (refusal: ImportRefusal) => string {
  const { t } = useTranslation('import');
  const formats = useFormats();
  const limits = useImportLimits();
  return ({ reason, params }) =>
    t(`refused.${reason}`, {
      ...limits,
      found: formats.quantity(numberOf(params['rows'])),
      pieces: formats.quantity(numberOf(params['pieces'])),
    });
}

function numberOf(value: string | number | undefined): number | null {
  return value === undefined ? null : Number(value);
}
