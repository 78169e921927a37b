import { Initialed } from '../../internal/initialed/Initialed';
import type { InitialedProps } from '../../internal/initialed/Initialed';

export interface BrandMarkProps extends InitialedProps {
  /** URL of the logo; empty or null when there is none. */
  logo?: string | null;
}

/** Logo of a brand, uncropped, or its initials. */
export function BrandMark({ logo, ...props }: BrandMarkProps) {
  return <Initialed {...props} shape="square" src={logo ?? undefined} />;
}
