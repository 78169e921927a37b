import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MENU_ICONS } from '@selvedge/domain/backOffice/screens';
import type { IconChoice } from '@selvedge/design-system/IconPicker';
import { menuIcon } from './menuIcon';

/** The icons an entry of the menu can carry, with their names in the language in force. */
export function useMenuIcons(): IconChoice[] {
  const { t } = useTranslation('system');
  return useMemo(() => MENU_ICONS.map((id) => ({ id, label: t(`icon.${id}`), icon: menuIcon(id) })), [t]);
}
