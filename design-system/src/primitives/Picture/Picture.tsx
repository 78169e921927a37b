import { useState } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { ImageOffIcon } from '../Icon/icons';
import { picture, pictureImage, pictureLoading, pictureSize } from './Picture.css';

export interface PictureProps extends RootProps<HTMLSpanElement> {
  /** URL of the picture; without it a placeholder is shown. */
  src?: string;
  /** Description of the picture; empty where the name is written beside it. */
  alt: string;
  /** Size of the picture; `row` follows the density, `fill` takes the width of its container. */
  size?: keyof typeof pictureSize;
  /** Loads the picture at once; for pictures in the first view. */
  isEager?: boolean;
  /** Called when the picture is shown or could not be loaded. */
  onStateChange?: (state: 'failed' | 'shown') => void;
}

/** Picture of a product on a neutral background, 3:4, uncropped; blank while loading, a placeholder icon when missing. */
export function Picture({ src, alt, size = 'row', isEager = false, onStateChange, ...root }: PictureProps) {
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isMissing = !src || failed === src;
  return (
    <span {...root} className={`${picture} ${pictureSize[size]}`}>
      {isMissing ? (
        <ImageOffIcon size="medium" label={alt || undefined} />
      ) : (
        <img
          key={src}
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          className={shown === src ? pictureImage : `${pictureImage} ${pictureLoading}`}
          onLoad={() => {
            setShown(src);
            onStateChange?.('shown');
          }}
          onError={() => {
            setFailed(src);
            onStateChange?.('failed');
          }}
        />
      )}
    </span>
  );
}
