import { PictureOrInitials } from '../../internal/initialed/PictureOrInitials';
import type { InitialedProps } from '../../internal/initialed/PictureOrInitials';

export interface BrandMarkProps extends InitialedProps {
  /** URL of the logo; empty or null when there is none. */
  logo?: string | null;
}

/** Logo of a brand, uncropped, or its initials. */
export function BrandMark({ logo, ...props }: BrandMarkProps) {
  return <PictureOrInitials {...props} shape="square" src={logo ?? undefined} />;
}
