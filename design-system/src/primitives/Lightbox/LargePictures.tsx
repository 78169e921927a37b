import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Group } from 'react-aria-components/Group';
import { useFormats } from '../../i18n/useFormats';
import { useMessages } from '../../i18n/useMessages';
import { Dialog } from '../Dialog/Dialog';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';
import { foot, stage } from './Lightbox.css';

/** Picture that opens large. */
export interface LightboxPicture {
  /** URL of the largest rendition; the small picture is scaled from it too. Without it a placeholder is shown, which opens nothing. */
  src: string | undefined;
  /** Description of the picture. */
  alt: string;
}

interface LargePicturesProps {
  /** Title above the pictures. */
  name: string;
  pictures: readonly LightboxPicture[];
  /** Index of the picture shown, from 0; `null` while closed. */
  at: number | null;
  /** Called to show another picture; required where there are several. */
  onMove?: (at: number) => void;
  onClose: () => void;
}

/** Dialog that shows pictures large, for components that draw the small ones themselves. The focus returns to where it was. */
export function LargePictures({ name, pictures, at, onMove, onClose }: LargePicturesProps) {
  return (
    <Dialog isOpen={at !== null} onOpenChange={onClose} title={name} size="large">
      {at === null ? null : <Large pictures={pictures} at={at} onMove={onMove} />}
    </Dialog>
  );
}

type LargeProps = Pick<LargePicturesProps, 'pictures' | 'onMove'> & { at: number };

function Large({ pictures, at, onMove }: LargeProps) {
  const t = useMessages('Lightbox');
  const formats = useFormats();
  const { src, alt } = pictures[at] ?? { src: undefined, alt: '' };
  const [known, setKnown] = useState<{ src: string | undefined; state: 'failed' | 'shown' }>();
  const state = known?.src === src ? known?.state : undefined;
  const move = (by: -1 | 1): void => onMove?.(Math.min(Math.max(at + by, 0), pictures.length - 1));
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
  };
  const place = t('place', { no: formats.quantity(at + 1), total: formats.quantity(pictures.length) });
  return (
    <Group role="presentation" onKeyDown={onKeyDown}>
      <div className={stage}>
        <Picture
          src={src}
          alt={alt}
          size="fill"
          isEager
          onStateChange={(next) => setKnown({ src, state: next })}
        />
      </div>
      <div className={foot}>
        {pictures.length > 1 && (
          <IconButton
            size="large"
            label={t('previous')}
            icon={<ChevronLeftIcon />}
            isDisabled={at === 0}
            onPress={() => move(-1)}
          />
        )}
        <output>
          {state === 'failed' || src === undefined ? t('failed') : state === undefined ? t('loading') : null}
          {state === 'shown' && pictures.length > 1 ? place : null}
        </output>
        {pictures.length > 1 && (
          <IconButton
            size="large"
            label={t('next')}
            icon={<ChevronRightIcon />}
            isDisabled={at === pictures.length - 1}
            onPress={() => move(1)}
          />
        )}
      </div>
    </Group>
  );
}
