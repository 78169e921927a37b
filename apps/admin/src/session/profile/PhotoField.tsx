import { lazy, Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PICTURES_OFFERED } from '@selvedge/domain/files/attachments';
import { Avatar } from '@selvedge/design-system/Avatar';
import { Button } from '@selvedge/design-system/Button';
import { FileButton } from '@selvedge/design-system/FileButton';
import { Inline } from '@selvedge/design-system/Inline';
import { sendPicture } from '../../api/pictures';
import type { ProfileValues } from './profileForm';

/** Loaded with the first photo that is chosen. */
const PictureCropDialog = lazy(() =>
  import('@selvedge/design-system/PictureCropDialog').then((part) => ({ default: part.PictureCropDialog })),
);

/** The own photo: another one, cut out of what was chosen, or none; it is uploaded at once and kept with the profile. */
export function PhotoField() {
  const { t } = useTranslation('profile');
  const { control, setValue } = useFormContext<ProfileValues>();
  const [nickname, avatar] = useWatch({ control, name: ['nickname', 'avatar'] });
  const [file, setFile] = useState<File | null>(null);
  const set = (address: string): void => setValue('avatar', address, { shouldDirty: true });
  const upload = useMutation({
    mutationFn: (part: Blob) => sendPicture(part, 'AVATAR'),
    onSuccess: ({ url }) => {
      set(url);
      setFile(null);
    },
  });
  return (
    <Inline gap="s5">
      <Avatar name={nickname} src={avatar || undefined} size="large" />
      <FileButton
        accept={PICTURES_OFFERED}
        onFile={(chosen) => {
          upload.reset();
          setFile(chosen);
        }}
      >
        {t('photo.change')}
      </FileButton>
      {avatar !== '' && (
        <Button variant="quiet" onPress={() => set('')}>
          {t('photo.remove')}
        </Button>
      )}
      {file && (
        <Suspense fallback={null}>
          <PictureCropDialog
            file={file}
            isPending={upload.isPending}
            errorMessage={upload.error?.message}
            onCrop={(part) => upload.mutate(part)}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </Inline>
  );
}
