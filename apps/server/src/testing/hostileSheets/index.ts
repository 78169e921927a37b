import type { HostileSheet } from './kinds';
import { MARKUP_KINDS } from './markup';
import { PART_KINDS } from './parts';
import { SHAPE_KINDS } from './shapes';
import { TEXT_KINDS } from './texts';
import { ZIP_KINDS } from './zips';

export type { HostileSheet };

/** All kinds, small and large; every new attack on a reader of workbooks belongs here. */
export const HOSTILE_SHEETS: readonly HostileSheet[] = [
  ...TEXT_KINDS,
  ...MARKUP_KINDS,
  ...SHAPE_KINDS,
  ...PART_KINDS,
  ...ZIP_KINDS,
];
