import { useTranslation } from 'react-i18next';
import type { ColumnAccount } from '@selvedge/domain/sheets/reading/account';
import { COLUMN_ROLES, type ColumnRole } from '@selvedge/domain/sheets/reading/choices';
import { Select } from '@selvedge/design-system/primitives/Select';

/** Option that resets a column to the role detected from its header. */
const AUTOMATIC = 'AUTOMATIC';

interface ColumnSelectProps {
  column: ColumnAccount;
  /** Role that the user chose; undefined when it is detected from the header. */
  role: ColumnRole | undefined;
  isDisabled: boolean;
  onChange: (role: ColumnRole | null) => void;
}

/** Select for the role of a sheet's column, with a warning on a conflict. */
export function ColumnSelect({ column, role, isDisabled, onChange }: ColumnSelectProps) {
  const { t } = useTranslation('import');
  const { use, name, size = name, conflict } = column;
  const roles = COLUMN_ROLES.map((id) => ({ id, label: t(`reading.use.${id}`, { size }) }));
  const isRole = COLUMN_ROLES.some((one) => one === use);
  const first = role
    ? [{ id: AUTOMATIC, label: t('reading.automatic') }]
    : isRole
      ? []
      : [{ id: use, label: t(`reading.use.${use}`, { size }) }];
  return (
    <Select
      label={t('reading.choose', { column: column.column, name })}
      isLabelHidden
      options={[...first, ...roles]}
      value={role ?? use}
      isDisabled={isDisabled}
      warning={conflict && t(`reading.conflict.${conflict}`)}
      onChange={(id) => {
        const chosen = COLUMN_ROLES.find((one) => one === id);
        if (chosen !== undefined) onChange(chosen);
        else if (id === AUTOMATIC) onChange(null);
      }}
    />
  );
}
