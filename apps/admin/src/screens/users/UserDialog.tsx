import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import type { UserForm } from '../../api/schemas';
import { useSystemWords } from '../../listing/systemWords';
import { UserFields } from './UserFields';
import { userFormSchema, userInput, userValues } from './userForm';
import type { UserValues } from './userForm';
import { addUser, saveUser, userQuery } from './users.api';

interface UserDialogProps {
  /** Id of the user; left out for a new one. */
  id?: string;
  /** Department of a new user. */
  deptId: string;
  /** Called with the first password of a new user. */
  onMade: (password?: string) => void;
  onClose: () => void;
}

/** Dialog that adds or changes a member of staff, shown once the user has been read. */
export function UserDialog({ id, ...rest }: UserDialogProps) {
  const user = useQuery({ ...userQuery(id ?? ''), enabled: id !== undefined }).data;
  if (id !== undefined && user === undefined) return null;
  return <Person user={user ?? null} {...rest} />;
}

interface PersonProps extends Omit<UserDialogProps, 'id'> {
  user: UserForm | null;
}

function Person({ user, deptId, onMade, onClose }: PersonProps) {
  const { t } = useTranslation('system');
  const errorText = useSystemWords();
  const once = useIntent();
  const form = useForm<UserValues>({
    resolver: schemaResolver(userFormSchema),
    mode: 'onTouched',
    defaultValues: userValues(user, deptId),
  });
  return (
    <FormDialog
      keptAs={`user:${user?.id ?? 'new'}`}
      form={form}
      size="large"
      title={user === null ? t('users.add') : t('users.edit', { name: user.nickname })}
      description={user === null ? t('users.addText') : undefined}
      version={user?.version}
      errorText={errorText}
      onSave={async (values, version) => {
        if (user === null)
          onMade((await once((key) => addUser(userInput(values, null), key))).initialPassword);
        else await saveUser(user.id, { ...userInput(values, user), version });
      }}
      onClose={onClose}
    >
      <UserFields />
    </FormDialog>
  );
}
