import type { components } from '@selvedge/api-spec/types';

/** Whether a role, a department, a dictionary or a word is in use. */
export type EntryStatus = components['schemas']['EntryStatus'];

/** What tells of a row whether it is in use, as the contract says it. */
export const statusOf = ({ enabled }: { enabled: boolean }): EntryStatus =>
  enabled ? 'ENABLED' : 'DISABLED';

/** The same as a column keeps it. */
export const isInUse = (status: EntryStatus): boolean => status === 'ENABLED';
