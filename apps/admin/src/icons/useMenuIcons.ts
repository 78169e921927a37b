import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MENU_ICONS } from '@selvedge/domain/backOffice/screens';
import type { IconChoice } from '@selvedge/design-system/primitives/IconPicker';
import { menuIcon } from './menuIcon';

/** Returns the icons that a menu entry can have, with their names in the current language. */
export function useMenuIcons(): IconChoice[] {
  const { t } = useTranslation('system');
  return useMemo(() => MENU_ICONS.map((id) => ({ id, label: t(`icon.${id}`), icon: menuIcon(id) })), [t]);
}
