import type { components } from '@selvedge/api-spec/types';

/** Status of a role, a department, a dictionary or a word: in use or not. */
export type EntryStatus = components['schemas']['EntryStatus'];

/** Returns the status of a row as the contract names it. */
export const statusOf = ({ enabled }: { enabled: boolean }): EntryStatus =>
  enabled ? 'ENABLED' : 'DISABLED';

/** Returns whether a status means in use, as columns store it. */
export const isInUse = (status: EntryStatus): boolean => status === 'ENABLED';
