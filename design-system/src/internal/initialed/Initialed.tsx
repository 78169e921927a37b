import { useState } from 'react';
import type { RootProps } from '../rootProps';
import { initials } from './initials';
import { frameShape, frameSize, pictureOf } from './Initialed.css';

/** What a picture with initials in its place takes, whatever it shows. */
export interface InitialedProps extends RootProps<HTMLSpanElement> {
  /** Name of what is shown; its initials stand for a picture that is missing or cannot be loaded. */
  name: string;
  /** True where the name stands beside it. */
  isDecorative?: boolean;
  /** `large` where the picture itself is looked at or changed. */
  size?: keyof typeof frameSize;
}

interface OwnProps extends InitialedProps {
  src?: string;
  /** A round picture fills its frame, a square one stands in it whole. */
  shape: keyof typeof frameShape;
}

/** A picture, or the initials of what it would show. */
export function Initialed({ name, src, shape, isDecorative = false, size = 'regular', ...root }: OwnProps) {
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
