import { useState } from 'react';
import type { RootProps } from '../rootProps';
import { initials } from './initials';
import { frameShape, frameSize, pictureOf } from './PictureOrInitials.css';

/** Props of every picture that falls back to initials. */
export interface InitialedProps extends RootProps<HTMLSpanElement> {
  /** Name of the person or brand; its initials replace a picture that is missing or cannot be loaded. */
  name: string;
  /** Hides the picture from screen readers, for places where the name is written beside it. */
  isDecorative?: boolean;
  /** `large` where the user views or changes the picture itself. */
  size?: keyof typeof frameSize;
}

interface OwnProps extends InitialedProps {
  src?: string;
  /** `round` fills the frame with the picture, `square` fits the whole picture into it. */
  shape: keyof typeof frameShape;
}

/** Picture of a person or a brand, or the initials of its name. */
export function PictureOrInitials({
  name,
  src,
  shape,
  isDecorative = false,
  size = 'regular',
  ...root
}: OwnProps) {
  const [failed, setFailed] = useState<string>();
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...root} className={`${frameShape[shape]} ${frameSize[size]}`} {...spoken}>
      {src && src !== failed ? (
        <img src={src} alt="" className={pictureOf[shape]} onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
