import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Allowed } from '../../session/Allowed';
import { exportUsers } from './users.api';
import type { UsersFilter } from './users.search';

interface UserActionsProps {
  /** Filter of the exported users. */
  filter: UsersFilter;
  onOpen: (dialog: 'add' | 'import') => void;
}

/** Buttons for the table of staff: export, import, a new user. */
export function UserActions({ filter, onOpen }: UserActionsProps) {
  const { t } = useTranslation('system');
  const sheet = useMutation({
    mutationFn: exportUsers,
    onSuccess: (file) => saveFile(file, file.name),
  });
  return (
    <>
      <Allowed anyOf={['sys:user:export']}>
        <Button size="header" isPending={sheet.isPending} onPress={() => sheet.mutate(filter)}>
          {t('export')}
        </Button>
      </Allowed>
      <Allowed anyOf={['sys:user:import']}>
        <Button size="header" onPress={() => onOpen('import')}>
          {t('users.import')}
        </Button>
      </Allowed>
      <Allowed anyOf={['sys:user:add']}>
        <Button variant="primary" size="header" onPress={() => onOpen('add')}>
          {t('users.add')}
        </Button>
      </Allowed>
    </>
  );
}
