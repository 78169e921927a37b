import { lazy, Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PICTURES_OFFERED } from '@selvedge/domain/files/attachments';
import { Avatar } from '@selvedge/design-system/Avatar';
import { Button } from '@selvedge/design-system/Button';
import { FileButton } from '@selvedge/design-system/FileButton';
import { Inline } from '@selvedge/design-system/Inline';
import { errorWords } from '../app/errorWords';

/** Loaded with the first photo that is chosen. */
const PictureCropDialog = lazy(() =>
  import('@selvedge/design-system/PictureCropDialog').then((part) => ({ default: part.PictureCropDialog })),
);

interface OwnPhotoProps {
  /** Whose photo it is; stands in its place where there is none. */
  name: string;
  /** Address of the photo; null or empty where there is none. */
  address: string | null;
  /** Sends the part that was cut out; rejects with why it was refused, which the dialog says. */
  onCrop: (part: Blob) => Promise<void>;
  onRemove: () => void;
  /** While the removal is on its way to the server. */
  isRemoving?: boolean;
}

/** The own photo: another one, cut out of what was chosen, or none. */
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
        <Suspense fallback={null}>
          <PictureCropDialog
            file={file}
            isPending={send.isPending}
            errorMessage={send.error ? errorWords(send.error) : undefined}
            onCrop={(part) => send.mutate(part)}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </Inline>
  );
}
