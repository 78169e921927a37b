import { EllipsisIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import { useTranslation } from 'react-i18next';

/** Action on a row; left out (false) when the user may not run it. */
export interface RowStep {
  id: string;
  label: string;
  onAction: () => void;
}

interface RowMenuProps {
  /** Name of the row. */
  name: string;
  steps: readonly (RowStep | false)[];
}

/** Menu with the actions on one row; not rendered when there are none. */
export function RowMenu({ name, steps }: RowMenuProps) {
  const { t } = useTranslation('system');
  const items = steps.filter((step) => step !== false);
  if (items.length === 0) return null;
  const label = t('more', { name });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisIcon />} />}
      groups={[{ id: 'steps', items }]}
    />
  );
}
