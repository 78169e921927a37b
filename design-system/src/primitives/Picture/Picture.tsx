import { useState } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { ImageOffIcon } from '../Icon/icons';
import { picture, pictureImage, pictureLoading, pictureSize } from './Picture.css';

export interface PictureProps extends RootProps<HTMLSpanElement> {
  /** Address of the picture; without one the honest placeholder stands. */
  src?: string;
  /** What it shows; empty where the name stands beside it. */
  alt: string;
  /** `row` follows the density; `fill` takes the width it is given. */
  size?: keyof typeof pictureSize;
  /** Loads at once what is seen first. */
  isEager?: boolean;
  /** Called once it is drawn, or could not be had. */
  onStateChange?: (state: 'failed' | 'shown') => void;
}

/** Goods on one neutral ground, 3:4, whole; quiet while loading, a crossed frame when missing. */
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
