import { Initialed } from '../../internal/initialed/Initialed';
import type { InitialedProps } from '../../internal/initialed/Initialed';

export interface BrandMarkProps extends InitialedProps {
  /** Address of the logo; empty or null where there is none. */
  logo?: string | null;
}

/** A brand: its logo, whole, or its initials. */
export function BrandMark({ logo, ...props }: BrandMarkProps) {
  return <Initialed {...props} shape="square" src={logo ?? undefined} />;
}
