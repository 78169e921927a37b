import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Group } from 'react-aria-components/Group';
import { useFormats } from '../../i18n/useFormats';
import { useMessages } from '../../i18n/useMessages';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';
import type { LargePictureProps } from './LargePictures';
import { foot, stage } from './LargePicture.css';

/** Picture in large, with buttons and arrow keys to those around it. */
export function LargePicture({ pictures, at, onMove }: LargePictureProps) {
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
