import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { useFormats } from '../../i18n/useFormats';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { Dialog } from '../Dialog/Dialog';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';
import type { PictureProps } from '../Picture/Picture';
import { asWideAsPlace, foot, opener, pictures as picturesClass, stage } from './Lightbox.css';
import { messages } from './Lightbox.messages';

/** A picture that opens large. */
export interface LightboxPicture {
  /** Address of the largest rendition; the small one is drawn from it too. Without one the placeholder stands and opens nothing. */
  src: string | undefined;
  /** What it shows. */
  alt: string;
}

export interface LightboxProps extends RootProps<HTMLSpanElement> {
  /** What all of them show, such as the goods: the title over the large one. */
  name: string;
  pictures: readonly LightboxPicture[];
  /** Size of the small ones. */
  size?: PictureProps['size'];
  /** The first one only is drawn small; the others follow it in the large view. */
  isFirstOnly?: boolean;
  /** Loads the first one at once. */
  isEager?: boolean;
}

/** Pictures that open large by press, Enter or touch. Arrows lead to the others; Escape closes, and the focus returns to the small one. */
export function Lightbox(props: LightboxProps) {
  const { name, pictures, size = 'row', isFirstOnly = false, isEager = false, ...root } = props;
  const t = useMessages(messages);
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
      <Dialog isOpen={at !== null} onOpenChange={() => setAt(null)} title={name} size="large">
        {at === null ? null : <Large pictures={pictures} at={at} onMove={setAt} />}
      </Dialog>
    </span>
  );
}

interface LargeProps {
  pictures: readonly LightboxPicture[];
  at: number;
  onMove: (at: number) => void;
}

function Large({ pictures, at, onMove }: LargeProps) {
  const t = useMessages(messages);
  const formats = useFormats();
  const { src, alt } = pictures[at] ?? { src: undefined, alt: '' };
  const [known, setKnown] = useState<{ src: string | undefined; state: 'failed' | 'shown' }>();
  const state = known?.src === src ? known?.state : undefined;
  const move = (by: -1 | 1): void => onMove(Math.min(Math.max(at + by, 0), pictures.length - 1));
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
