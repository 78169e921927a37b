import { useState } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { avatar, avatarPicture, avatarSize } from './Avatar.css';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** The person's name; its first sign stands for a photo that is missing or cannot be loaded. */
  name: string;
  src?: string;
  /** True where the name stands beside it. */
  isDecorative?: boolean;
  /** `large` where the person's own photo is looked at or changed. */
  size?: keyof typeof avatarSize;
}

/** A person: photo, or the family name's sign in Chinese, initials otherwise. */
export function Avatar({ name, src, isDecorative = false, size = 'regular', ...root }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...root} className={`${avatar} ${avatarSize[size]}`} {...spoken}>
      {src && src !== failed ? (
        <img src={src} alt="" className={avatarPicture} onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '';
  if (/\p{Script=Han}/u.test(first)) return first;
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}
