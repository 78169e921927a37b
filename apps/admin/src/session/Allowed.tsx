import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { StaffPerm } from '@selvedge/domain/people/staffPermissions';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { session } from '../api/session';

interface AllowedProps {
  /** Permissions of which one is enough, such as `biz:order:confirm`. */
  anyOf: readonly StaffPerm[];
  children: ReactNode;
}

/**
 * Keeps its children only for who may use them: they are removed, not hidden; ROOT passes. Throws
 * "perms are needed…" for an empty list.
 */
export function Allowed({ anyOf, children }: AllowedProps) {
  return useAllowed(anyOf) ? children : null;
}

/** Whether the person may use any of the permissions, for what is a property and no element. */
export function useAllowed(anyOf: readonly StaffPerm[]): boolean {
  const { user } = useSnapshot(session);
  return hasPerm(user ?? {}, anyOf);
}
