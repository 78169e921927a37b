import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import type { UserRow } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { deleteUser, setStatus, takeFactor } from './users.api';
import type { AskedOfUser } from './users.columns';

const PasswordDialog = lazyDialog(() => import('./PasswordDialog').then((part) => part.PasswordDialog));
const UserDialog = lazyDialog(() => import('./UserDialog').then((part) => part.UserDialog));

interface UserStepsProps {
  asked: AskedOfUser;
  onClose: () => void;
}

/** Dialog of the requested action on one member of staff: form, password, second factor, state, deletion. */
export function UserSteps({ asked: { kind, user }, onClose }: UserStepsProps) {
  const { t } = useTranslation('system');
  if (kind === 'edit')
    return <UserDialog id={user.id} deptId="" onMade={() => undefined} onClose={onClose} />;
  if (kind === 'password') return <PasswordDialog user={user} onClose={onClose} />;
  if (kind === 'factor') return <FactorTaken user={user} onClose={onClose} />;
  if (kind === 'status') return <StatusDialog user={user} onClose={onClose} />;
  return (
    <DeleteDialog
      title={t('users.deleteTitle', { name: user.nickname })}
      onDelete={() => deleteUser(user.id)}
      onClose={onClose}
      text={t('users.deleteText')}
    />
  );
}

function FactorTaken({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation('system');
  return (
    <ConfirmStep
      title={t('users.takeFactorTitle', { name: user.nickname })}
      confirmLabel={t('users.takeFactor')}
      isDestructive
      done={t('users.factorTaken')}
      onConfirm={() => takeFactor(user.id)}
      onClose={onClose}
    >
      {t('users.takeFactorText')}
    </ConfirmStep>
  );
}

function StatusDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation('system');
  const isOn = user.status === 'ENABLED';
  return (
    <ConfirmStep
      title={t(isOn ? 'users.disableTitle' : 'users.enableTitle', { name: user.nickname })}
      confirmLabel={t(isOn ? 'disable' : 'enable')}
      isDestructive={isOn}
      onConfirm={() => setStatus({ id: user.id, status: isOn ? 'DISABLED' : 'ENABLED' })}
      onClose={onClose}
    >
      {t(isOn ? 'users.disableText' : 'users.enableText')}
    </ConfirmStep>
  );
}
