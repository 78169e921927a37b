import { EllipsisIcon } from '@selvedge/design-system/Icon';
import { IconButton } from '@selvedge/design-system/IconButton';
import { Menu } from '@selvedge/design-system/Menu';
import { useTranslation } from 'react-i18next';

/** A step on a row; left out (false) where the person may not take it. */
export interface RowStep {
  id: string;
  label: string;
  onAction: () => void;
}

interface RowMenuProps {
  /** What the row is called. */
  name: string;
  steps: readonly (RowStep | false)[];
}

/** What can be done with one row; nothing is drawn where that is nothing. */
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
