import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { UserRow } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { PasswordDialog } from './PasswordDialog';
import { UserDialog } from './UserDialog';
import { deleteUser, setStatus, takeFactor } from './users.api';
import type { AskedOfUser } from './users.columns';

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
  const take = useMutation({
    mutationFn: () => takeFactor(user.id),
    onSuccess: () => {
      toast.show({ message: t('users.factorTaken'), tone: 'positive' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('users.takeFactorTitle', { name: user.nickname })}
      confirmLabel={t('users.takeFactor')}
      isDestructive
      isPending={take.isPending}
      onConfirm={() => take.mutate()}
    >
      {t('users.takeFactorText')}
    </ConfirmDialog>
  );
}

function StatusDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation('system');
  const isOn = user.status === 'ENABLED';
  const set = useMutation({ mutationFn: setStatus, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(isOn ? 'users.disableTitle' : 'users.enableTitle', { name: user.nickname })}
      confirmLabel={t(isOn ? 'disable' : 'enable')}
      isDestructive={isOn}
      isPending={set.isPending}
      onConfirm={() => set.mutate({ id: user.id, status: isOn ? 'DISABLED' : 'ENABLED' })}
    >
      {t(isOn ? 'users.disableText' : 'users.enableText')}
    </ConfirmDialog>
  );
}
