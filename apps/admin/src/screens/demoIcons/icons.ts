import type { ComponentType } from 'react';
import * as all from '@selvedge/design-system/Icon';

/** An icon of the library under its name. */
export interface NamedIcon {
  name: string;
  Icon: ComponentType;
}

const SUFFIX = /Icon$/;

/** Every icon of the library, by name. */
export const ICONS: readonly NamedIcon[] = Object.entries(all)
  .filter(([name]) => SUFFIX.test(name))
  .map(([name, Icon]) => ({ name, Icon: Icon as ComponentType }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** The icons whose name holds all the words, wherever they stand in it. */
export function iconsLike(words: string): readonly NamedIcon[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return ICONS.filter(({ name }) => asked.every((word) => name.toLowerCase().includes(word)));
}

/** What is written to use an icon. */
export const importOf = (name: string): string => `import { ${name} } from '@selvedge/design-system/Icon';`;
