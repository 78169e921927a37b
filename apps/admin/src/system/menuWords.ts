import { BACK_OFFICE_MENU } from '@selvedge/domain/backOffice/menu';
import { PERMISSIONS } from '@selvedge/domain/people/staffPermissions';
import type { Permission } from '@selvedge/domain/people/staffPermissions';
import { useTranslation } from 'react-i18next';

const seeded = new Map(BACK_OFFICE_MENU.map((entry) => [entry.id, entry]));
const permissions = new Map<string, Permission>(
  Object.values(PERMISSIONS).flatMap((group) => Object.entries<Permission>(group)),
);

/** Entry of the menu, with the properties that decide its name. */
interface Named {
  id: string;
  name: string;
  perm?: string | null;
}

/**
 * Returns a function for the name of a menu entry in the language of the page: the merchant's own name if it was renamed, else the
 * product's.
 */
export function useMenuName(): (entry: Named) => string {
  const { t, i18n } = useTranslation();
  const isChinese = i18n.language.startsWith('zh');
  return ({ id, name, perm }) => {
    const first = seeded.get(id);
    if (first?.name !== name) return name;
    if (first.titleKey !== undefined) return t(first.titleKey, { defaultValue: name });
    const words = permissions.get(perm ?? '')?.name;
    return words === undefined || isChinese ? name : words.en;
  };
}
