import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import type { MenuForm } from '../../api/schemas';
import { useSystemWords } from '../../listing/systemWords';
import { MenuFields } from './MenuFields';
import { menuFormSchema, menuInput, menuValues } from './menuForm';
import type { MenuValues } from './menuForm';
import { addMenu, menuQuery, saveMenu } from '../../system/menus.api';

/** Menu entry of the dialog: an existing one, or a new one below another. */
export type AskedMenu = { id: string } | { below: string };

interface MenuDialogProps {
  asked: AskedMenu;
  onClose: () => void;
}

/** Dialog that adds or changes a menu entry, shown once the entry has been read. */
export function MenuDialog({ asked, onClose }: MenuDialogProps) {
  const id = 'id' in asked ? asked.id : null;
  const menu = useQuery({ ...menuQuery(id ?? ''), enabled: id !== null }).data;
  if (id !== null && menu === undefined) return null;
  return <Entry menu={menu ?? null} below={'below' in asked ? asked.below : ''} onClose={onClose} />;
}

interface EntryProps {
  menu: MenuForm | null;
  below: string;
  onClose: () => void;
}

function Entry({ menu, below, onClose }: EntryProps) {
  const { t } = useTranslation('system');
  const errorText = useSystemWords();
  const once = useIntent();
  const form = useForm<MenuValues>({
    resolver: schemaResolver(menuFormSchema),
    mode: 'onTouched',
    defaultValues: menuValues(menu, below),
  });
  return (
    <FormDialog
      keptAs={`menu:${menu?.id ?? 'new'}`}
      form={form}
      size="large"
      title={menu === null ? t('menus.add') : t('menus.edit', { name: menu.name })}
      version={menu?.version}
      errorText={errorText}
      onSave={(values, version) =>
        menu === null
          ? once((key) => addMenu(menuInput(values, null), key))
          : saveMenu(menu.id, { ...menuInput(values, menu), version })
      }
      onClose={onClose}
    >
      <MenuFields />
    </FormDialog>
  );
}
