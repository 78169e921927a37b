import { useMessages } from '../../i18n/useMessages';
import { deferred, useDeferred } from '../../internal/useDeferred';
import { Dialog } from '../Dialog/Dialog';

/** Picture that opens large. */
export interface LightboxPicture {
  /** URL of the largest rendition; the small picture is scaled from it too. Without it a placeholder is shown, which opens nothing. */
  src: string | undefined;
  /** Description of the picture. */
  alt: string;
}

/** Props of {@link LargePictures}. */
export interface LargePicturesProps {
  /** Title above the pictures. */
  name: string;
  pictures: readonly LightboxPicture[];
  /** Index of the picture shown, from 0; `null` while closed. */
  at: number | null;
  /** Called to show another picture; required where there are several. */
  onMove?: (at: number) => void;
  onClose: () => void;
}

const largePicture = deferred(async () => (await import('./LargePicture')).LargePicture);

/** Dialog that shows pictures large, for components that draw the small ones themselves. The focus returns to where it was. */
export function LargePictures({ name, pictures, at, onMove, onClose }: LargePicturesProps) {
  return (
    <Dialog isOpen={at !== null} onOpenChange={onClose} title={name} size="large">
      {at === null ? null : <Loading pictures={pictures} at={at} onMove={onMove} />}
    </Dialog>
  );
}

/** Props of the picture that is shown, with the pictures around it. */
export type LargePictureProps = Pick<LargePicturesProps, 'pictures' | 'onMove'> & { at: number };

/** Picture, whose code is fetched with the first one that is opened. */
function Loading(props: LargePictureProps) {
  const t = useMessages('Lightbox');
  const { part: LargePicture, isLoading } = useDeferred(largePicture, true);
  if (LargePicture) return <LargePicture {...props} />;
  return <output>{t(isLoading ? 'loading' : 'failed')}</output>;
}
