import { lazy, Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PICTURES_OFFERED } from '@selvedge/domain/files/attachments';
import { DEFAULT_NICKNAME } from '@selvedge/domain/constants';
import { Avatar } from '@selvedge/design-system/Avatar';
import { Button } from '@selvedge/design-system/Button';
import { FileButton } from '@selvedge/design-system/FileButton';
import { Inline } from '@selvedge/design-system/Inline';
import { toast } from '@selvedge/design-system/Toast';
import type { SessionUser } from '../../api/shapes';
import { errorWords } from '../../trade/errorWords';
import { changePhoto, changeProfile } from './settings.api';

/** Loaded with the first photo that is chosen. */
const PictureCropDialog = lazy(() =>
  import('@selvedge/design-system/PictureCropDialog').then((part) => ({ default: part.PictureCropDialog })),
);

/** The buyer's photo: another one, cut out of what was chosen, or none. */
export function PhotoPart({ user }: { user: SessionUser }) {
  const { t } = useTranslation('settings');
  const [file, setFile] = useState<File | null>(null);
  const saved = (): void => {
    toast.show({ message: t('common:messages.saved'), tone: 'positive' });
  };
  const change = useMutation({
    mutationFn: changePhoto,
    onSuccess: () => {
      setFile(null);
      saved();
    },
  });
  const remove = useMutation({
    mutationFn: () => changeProfile({ avatar: null }),
    onSuccess: saved,
    onError: (error) => toast.show({ message: errorWords(error), tone: 'critical' }),
  });
  return (
    <Inline gap="s5">
      <Avatar name={user.nickname || DEFAULT_NICKNAME} src={user.avatar ?? undefined} size="large" />
      <FileButton
        accept={PICTURES_OFFERED}
        onFile={(chosen) => {
          change.reset();
          setFile(chosen);
        }}
      >
        {t('changePhoto')}
      </FileButton>
      {user.avatar !== null && (
        <Button variant="quiet" isPending={remove.isPending} onPress={() => remove.mutate()}>
          {t('removePhoto')}
        </Button>
      )}
      {file && (
        <Suspense fallback={null}>
          <PictureCropDialog
            file={file}
            isPending={change.isPending}
            errorMessage={change.error ? errorWords(change.error) : undefined}
            onCrop={(part) => change.mutate(part)}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </Inline>
  );
}
