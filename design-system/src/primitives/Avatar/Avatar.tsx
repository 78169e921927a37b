import { Initialed } from '../../internal/initialed/Initialed';
import type { InitialedProps } from '../../internal/initialed/Initialed';

export interface AvatarProps extends InitialedProps {
  /** Address of the photo. */
  src?: string;
}

/** A person: photo, or the family name's sign in Chinese, initials otherwise. */
export function Avatar(props: AvatarProps) {
  return <Initialed {...props} shape="round" />;
}
