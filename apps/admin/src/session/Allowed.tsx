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
 * Renders its children only for users with one of the permissions: they are removed, not hidden; ROOT passes. Throws "perms are needed…"
 * for an empty list.
 */
export function Allowed({ anyOf, children }: AllowedProps) {
  return useAllowed(anyOf) ? children : null;
}

/** Returns whether the user has any of the permissions, for props rather than elements. */
export function useAllowed(anyOf: readonly StaffPerm[]): boolean {
  const { user } = useSnapshot(session);
  return hasPerm(user ?? {}, anyOf);
}
