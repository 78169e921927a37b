import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnPhoto } from '@selvedge/app-shell/files/OwnPhoto';
import { DEFAULT_NICKNAME } from '@selvedge/domain/constants';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { SessionUser } from '../../api/schemas';
import { errorWords } from '../../trade/errorWords';
import { changePhoto, changeProfile } from './settings.api';

/** The buyer's photo, saved as soon as it is cropped or removed. */
export function PhotoPart({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const saved = (): void => {
    toast.show({ message: t('messages.saved'), tone: 'positive' });
  };
  const remove = useMutation({
    mutationFn: () => changeProfile({ avatar: null }),
    onSuccess: saved,
    onError: (error) => toast.show({ message: errorWords(error), tone: 'critical' }),
  });
  return (
    <OwnPhoto
      name={user.nickname || DEFAULT_NICKNAME}
      address={user.avatar}
      onCrop={(part) => changePhoto(part).then(saved)}
      onRemove={() => remove.mutate()}
      isRemoving={remove.isPending}
    />
  );
}
