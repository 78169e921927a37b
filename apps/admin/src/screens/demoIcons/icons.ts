import type { ComponentType } from 'react';
import * as all from '@selvedge/design-system/primitives/Icon';

/** Icon of the library with its name. */
export interface NamedIcon {
  name: string;
  Icon: ComponentType;
}

const SUFFIX = /Icon$/;

/** All icons of the library, sorted by name. */
export const ICONS: readonly NamedIcon[] = Object.entries(all)
  .filter(([name]) => SUFFIX.test(name))
  .map(([name, Icon]) => ({ name, Icon: Icon as ComponentType }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Returns the icons whose name contains all the words, in any place. */
export function iconsLike(words: string): readonly NamedIcon[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return ICONS.filter(({ name }) => asked.every((word) => name.toLowerCase().includes(word)));
}

/** Returns the import statement of an icon. */
export const importOf = (name: string): string =>
  `import { ${name} } from '@selvedge/design-system/primitives/Icon';`;
