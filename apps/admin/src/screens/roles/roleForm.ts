import * as z from 'zod/mini';
import { DATA_SCOPES } from '@selvedge/domain/people/dataScope';
import { MESSAGE } from '@selvedge/domain/people/validation';
import type { components } from '@selvedge/api-spec/types';
import type { RoleForm, RoleRow } from '../../api/schemas';

/** Validation of a role. */
export const roleFormSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, MESSAGE.tooLong)),
  code: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'codeForm')),
  sort: z.int('sortForm').check(z.minimum(0, 'sortForm'), z.maximum(9999, 'sortForm')),
  dataScope: z.enum(DATA_SCOPES),
  remark: z.string().check(z.trim(), z.maxLength(200, MESSAGE.tooLong)),
  demandsFactor: z.boolean(),
  isInUse: z.boolean(),
});
export type RoleValues = z.infer<typeof roleFormSchema>;

/** Returns the form values of an existing role, or of a new one. */
export const roleValues = (role: RoleForm | RoleRow | null): RoleValues => ({
  name: role?.name ?? '',
  code: role?.code ?? '',
  sort: role?.sort ?? 50,
  dataScope: role?.dataScope ?? 'OWN',
  remark: role?.remark ?? '',
  demandsFactor: role?.demandsFactor ?? false,
  isInUse: role?.status !== 'DISABLED',
});

/** Returns the request body of a role. */
export const roleInput = ({ isInUse, remark, ...rest }: RoleValues): components['schemas']['RoleInput'] => ({
  ...rest,
  remark: remark === '' ? null : remark,
  status: isInUse ? 'ENABLED' : 'DISABLED',
});

/** Returns the request body of a role of which only the data scope was changed. */
export const withScope = (
  { name, code, sort, status, remark }: RoleRow,
  dataScope: RoleValues['dataScope'],
): components['schemas']['RoleInput'] => ({ name, code, sort, status, remark, dataScope });
