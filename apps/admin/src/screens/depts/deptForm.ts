import * as z from 'zod/mini';
import { MESSAGE } from '@selvedge/domain/people/validation';
import type { DeptForm } from '../../api/schemas';

/** Validation of a department; it is at the top when `parentId` is empty. */
export const deptFormSchema = z.object({
  parentId: z.string(),
  name: z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, MESSAGE.tooLong)),
  code: z.string().check(z.regex(/^[A-Z][A-Z0-9_-]{0,39}$/, 'codeForm')),
  sort: z.int('sortForm').check(z.minimum(0, 'sortForm'), z.maximum(9999, 'sortForm')),
  isInUse: z.boolean(),
});
export type DeptValues = z.infer<typeof deptFormSchema>;

/** Returns the form values of an existing department, or of a new one below another. */
export function deptValues(dept: DeptForm | null, parentId: string): DeptValues {
  if (dept === null) return { parentId, name: '', code: '', sort: 10, isInUse: true };
  const { name, code, sort, status } = dept;
  return { parentId: dept.parentId ?? '', name, code, sort, isInUse: status === 'ENABLED' };
}

/** Returns the request body of a department. */
export const deptInput = ({ parentId, isInUse, ...rest }: DeptValues) => ({
  ...rest,
  parentId: parentId === '' ? null : parentId,
  status: isInUse ? ('ENABLED' as const) : ('DISABLED' as const),
});
