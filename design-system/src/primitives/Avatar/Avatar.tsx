import { PictureOrInitials } from '../../internal/initialed/PictureOrInitials';
import type { InitialedProps } from '../../internal/initialed/PictureOrInitials';

export interface AvatarProps extends InitialedProps {
  /** URL of the photo. */
  src?: string;
}

/** Picture of a person: a photo, else the first character of a Chinese name, or initials. */
export function Avatar(props: AvatarProps) {
  return <PictureOrInitials {...props} shape="round" />;
}
