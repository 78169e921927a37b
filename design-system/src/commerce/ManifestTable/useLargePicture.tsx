import { useCallback, useState } from 'react';
import { LargePictures } from '../../primitives/Lightbox/LargePictures';
import type { LightboxPicture } from '../../primitives/Lightbox/Lightbox';
import type { ManifestScopeRef } from './scope';

/** Returns the function that shows the picture of a row large, and the dialog that shows it. */
export function useLargePicture<Row>(scope: ManifestScopeRef<Row>) {
  const [large, setLarge] = useState<LightboxPicture | null>(null);
  const openPicture = useCallback(
    (row: Row, src: string) => {
      const { rowLabel, rowId } = scope.current.props;
      setLarge({ src, alt: (rowLabel ?? rowId)(row) });
    },
    [scope],
  );
  const largePicture = (
    <LargePictures
      name={large?.alt ?? ''}
      pictures={large ? [large] : []}
      at={large ? 0 : null}
      onClose={() => setLarge(null)}
    />
  );
  return { openPicture, largePicture };
}
