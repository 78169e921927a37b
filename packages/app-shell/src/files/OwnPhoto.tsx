import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PICTURES_OFFERED } from '@selvedge/domain/files/attachments';
import { Avatar } from '@selvedge/design-system/primitives/Avatar';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FileButton } from '@selvedge/design-system/primitives/FileButton';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { lazyDialog } from '../app/lazyDialog';
import { errorWords } from '../app/errorWords';

/** Crop dialog, loaded with the first photo that is chosen. */
const PictureCropDialog = lazyDialog(() =>
  import('@selvedge/design-system/commerce/PictureCropDialog').then((part) => part.PictureCropDialog),
);

interface OwnPhotoProps {
  /** Name of the photo's owner, from which the avatar is drawn when there is no photo. */
  name: string;
  /** Address of the photo; null or empty without one. */
  address: string | null;
  /** Sends the cropped photo; rejects with the reason of a refusal, which the dialog shows. */
  onCrop: (part: Blob) => Promise<void>;
  onRemove: () => void;
  /** Whether the removal is being sent. */
  isRemoving?: boolean;
}

/** Field for the user's own photo: replaces it with a crop of a chosen file, or removes it. */
export function OwnPhoto({ name, address, onCrop, onRemove, isRemoving = false }: OwnPhotoProps) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const send = useMutation({ mutationFn: onCrop, onSuccess: () => setFile(null) });
  return (
    <Inline gap="s5">
      <Avatar name={name} src={address || undefined} size="large" />
      <FileButton
        accept={PICTURES_OFFERED}
        onFile={(chosen) => {
          send.reset();
          setFile(chosen);
        }}
      >
        {t('photo.change')}
      </FileButton>
      {address && (
        <Button variant="quiet" isPending={isRemoving} onPress={onRemove}>
          {t('photo.remove')}
        </Button>
      )}
      {file && (
        <PictureCropDialog
          file={file}
          isPending={send.isPending}
          errorMessage={send.error ? errorWords(send.error) : undefined}
          onCrop={(part) => send.mutate(part)}
          onClose={() => setFile(null)}
        />
      )}
    </Inline>
  );
}
