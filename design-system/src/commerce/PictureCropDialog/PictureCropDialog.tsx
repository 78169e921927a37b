import { useEffect, useRef, useState } from 'react';
import { centerCrop, convertToPixelCrop, makeAspectCrop, ReactCrop } from 'react-image-crop';
import type { PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { cropToBlob } from './cropToBlob';
import { photo, stage } from './PictureCropDialog.css';

/** Initial size of the frame as a percentage of the photo's shorter side. */
const FIRST_SHARE = 80;
/** Least size of the frame, in pixels on the screen. */
const LEAST = 48;

/** Props of {@link PictureCropDialog}. */
export interface PictureCropDialogProps extends RootProps {
  /** Photo chosen by the user. */
  file: Blob;
  /** Whether the part is being sent to the server. */
  isPending?: boolean;
  /** Why the server refused the part. */
  errorMessage?: string;
  /** Called with the selected part, a square JPEG of at most 512 pixels a side. */
  onCrop: (part: Blob) => void;
  onClose: () => void;
}

/** Dialog that crops a round portrait out of a photo, by pointer or arrow keys. */
export function PictureCropDialog(props: PictureCropDialogProps) {
  const { file, isPending = false, errorMessage, onCrop, onClose, ...root } = props;
  const t = useMessages('PictureCropDialog');
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [hasFailed, setFailed] = useState(false);
  // `src` is set outside of React, so that the object URL exists exactly as long as the image that uses it.
  useEffect(() => {
    const source = URL.createObjectURL(file);
    if (image.current) image.current.src = source;
    return () => URL.revokeObjectURL(source);
  }, [file]);
  const problem = hasFailed ? t('failed') : errorMessage;

  const use = async (): Promise<void> => {
    const shown = image.current;
    if (!shown || !crop) return;
    try {
      onCrop(await cropToBlob(shown, convertToPixelCrop(crop, shown.width, shown.height)));
    } catch {
      setFailed(true);
    }
  };

  return (
    <Dialog
      {...root}
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      description={problem ? <span role="alert">{problem}</span> : t('how')}
      isOutsidePressIgnored
      cancelLabel={t('cancel')}
      footer={
        <Button
          variant="primary"
          isDisabled={!crop || hasFailed}
          isPending={isPending}
          onPress={() => void use()}
        >
          {t('use')}
        </Button>
      }
    >
      <div className={stage}>
        {!hasFailed && (
          <ReactCrop
            crop={crop}
            onChange={(_pixels, percent) => setCrop(percent)}
            aspect={1}
            circularCrop
            keepSelection
            minWidth={LEAST}
            ariaLabels={cornersNamed(t('area'), t('handle'))}
          >
            <img
              ref={image}
              alt={t('picture')}
              className={photo}
              onLoad={({ currentTarget: { width, height } }) => setCrop(firstCrop(width, height))}
              onError={() => setFailed(true)}
            />
          </ReactCrop>
        )}
      </div>
    </Dialog>
  );
}

/** Returns the initial crop: a centred square of most of the shorter side. */
function firstCrop(width: number, height: number): PercentCrop {
  const along = width <= height ? { width: FIRST_SHARE } : { height: FIRST_SHARE };
  return centerCrop(makeAspectCrop({ unit: '%', ...along }, 1, width, height), width, height);
}

function cornersNamed(cropArea: string, handle: string) {
  return {
    cropArea,
    nwDragHandle: handle,
    nDragHandle: handle,
    neDragHandle: handle,
    eDragHandle: handle,
    seDragHandle: handle,
    sDragHandle: handle,
    swDragHandle: handle,
    wDragHandle: handle,
  };
}
