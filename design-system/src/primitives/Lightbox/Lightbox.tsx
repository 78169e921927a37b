import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { Picture } from '../Picture/Picture';
import type { PictureProps } from '../Picture/Picture';
import { LargePictures } from './LargePictures';
import type { LightboxPicture } from './LargePictures';
import { asWideAsPlace, opener, pictures as picturesClass } from './Lightbox.css';

export type { LightboxPicture } from './LargePictures';

export interface LightboxProps extends RootProps<HTMLSpanElement> {
  /** Subject of all pictures, such as the product: title of the large view. */
  name: string;
  pictures: readonly LightboxPicture[];
  /** Size of the small pictures. */
  size?: PictureProps['size'];
  /** Draws only the first picture small; the large view has the others too. */
  isFirstOnly?: boolean;
  /** Loads the first picture at once. */
  isEager?: boolean;
}

/**
 * Pictures that open large by press, Enter or touch. Arrow keys move to the others; Escape closes, and the focus returns to the small
 * picture.
 */
export function Lightbox(props: LightboxProps) {
  const { name, pictures, size = 'row', isFirstOnly = false, isEager = false, ...root } = props;
  const t = useMessages('Lightbox');
  const [at, setAt] = useState<number | null>(null);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const drawn = isFirstOnly ? pictures.slice(0, 1) : pictures;
  return (
    <span {...root} className={size === 'fill' ? `${picturesClass} ${asWideAsPlace}` : picturesClass}>
      {drawn.map(({ src, alt }, index) => {
        const isLoaded = src !== undefined && !failed.has(src);
        const small = (
          <Picture
            src={src}
            alt={src === undefined ? alt : ''}
            size={size}
            isEager={isEager && index === 0}
            onStateChange={(state) => {
              if (state === 'failed' && src !== undefined) setFailed((before) => new Set([...before, src]));
            }}
          />
        );
        return src === undefined ? (
          <span key={alt}>{small}</span>
        ) : (
          <AriaButton
            key={src}
            className={opener}
            isDisabled={!isLoaded}
            aria-label={drawn.length > 1 ? t('openOne', { name, no: index + 1 }) : t('open', { name })}
            aria-haspopup="dialog"
            onPress={() => setAt(index)}
          >
            {small}
          </AriaButton>
        );
      })}
      <LargePictures name={name} pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(null)} />
    </span>
  );
}
