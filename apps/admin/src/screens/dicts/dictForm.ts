import * as z from 'zod/mini';
import { MESSAGE } from '@selvedge/domain/people/validation';
import type { components } from '@selvedge/api-spec/types';
import { wordToneValues } from '@selvedge/api-spec/values';
import type { DictForm, DictItemForm } from '../../api/schemas';

type Schemas = components['schemas'];

const filled = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(most, MESSAGE.tooLong));

/** Validation of a dictionary. */
export const dictFormSchema = z.object({
  name: filled(60),
  code: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/, 'dictCodeForm'), z.maxLength(64, MESSAGE.tooLong)),
  remark: z.string().check(z.trim(), z.maxLength(200, MESSAGE.tooLong)),
  isInUse: z.boolean(),
});
export type DictValues = z.infer<typeof dictFormSchema>;

/** Returns the form values of an existing dictionary, or of a new one. */
export const dictValues = (dict: DictForm | null): DictValues => ({
  name: dict?.name ?? '',
  code: dict?.code ?? '',
  remark: dict?.remark ?? '',
  isInUse: dict?.status !== 'DISABLED',
});

const stateOf = (isInUse: boolean) => (isInUse ? ('ENABLED' as const) : ('DISABLED' as const));

/** Returns the request body of a dictionary. */
export const dictInput = ({ isInUse, remark, ...rest }: DictValues): Schemas['DictInput'] => ({
  ...rest,
  remark: remark === '' ? null : remark,
  status: stateOf(isInUse),
});

/** Validation of a dictionary entry, in both languages. */
export const wordFormSchema = z.object({
  value: z.string().check(z.regex(/^[A-Za-z0-9_.+-]+$/, 'valueForm'), z.maxLength(64, MESSAGE.tooLong)),
  label: filled(100),
  labelEn: filled(100),
  tagType: z.enum(wordToneValues),
  sort: z.int('sortForm').check(z.minimum(0, 'sortForm'), z.maximum(100_000, 'sortForm')),
  isInUse: z.boolean(),
});
export type WordValues = z.infer<typeof wordFormSchema>;

/** Returns the form values of an existing entry, or of a new one after the others. */
export const wordValues = (word: DictItemForm | null, nextSort: number): WordValues => ({
  value: word?.value ?? '',
  label: word?.label ?? '',
  labelEn: word?.labelEn ?? '',
  tagType: word?.tagType ?? 'NEUTRAL',
  sort: word?.sort ?? nextSort,
  isInUse: word?.status !== 'DISABLED',
});

/** Returns the request body of an entry. */
export const wordInput = ({ isInUse, ...rest }: WordValues): Schemas['DictItemInput'] => ({
  ...rest,
  status: stateOf(isInUse),
});
