import { plainText, RICH_KINDS } from '@selvedge/domain/display/richText';
import type { RichText } from '@selvedge/domain/display/richText';
import type { components } from '@selvedge/api-spec/types';
import { noticeLevelValues, noticeTargetValues, noticeTypeValues } from '@selvedge/api-spec/values';
import * as z from 'zod/mini';
import type { NoticeAdminForm } from '../../api/schemas';

type Input = components['schemas']['NoticeAdminInput'];

const NAMED: ReadonlySet<string> = new Set(['ROLES', 'DEPTS', 'TEAMS', 'USERS']);
/** Returns whether the recipients of this kind are chosen one by one. */
export const isNamed = (target: string): boolean => NAMED.has(target);

const run = z.object({
  text: z.string(),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  href: z.optional(z.string()),
});
const body = z
  .array(z.object({ kind: z.enum(RICH_KINDS), runs: z.array(run) }))
  .check(z.refine((text) => plainText(text) !== '', 'textRequired'));

/** Validation of a new or changed notice. */
export const noticeFormSchema = z
  .object({
    title: z.string().check(z.trim(), z.minLength(1, 'titleRequired'), z.maxLength(120, 'tooLong')),
    type: z.enum(noticeTypeValues),
    level: z.enum(noticeLevelValues),
    target: z.enum(noticeTargetValues),
    ids: z.array(z.string()).check(z.maxLength(1000, 'tooLong')),
    body,
  })
  .check(
    z.refine(({ target, ids }) => !isNamed(target) || ids.length > 0, {
      path: ['ids'],
      message: 'idsRequired',
    }),
  );
export type NoticeValues = z.infer<typeof noticeFormSchema>;

/** Initial values of a new notice. */
export const NEW_NOTICE: NoticeValues = {
  title: '',
  type: 'SYSTEM',
  level: 'NORMAL',
  target: 'STAFF',
  ids: [],
  body: [],
};

/** Returns the form values of a stored notice; a plain text becomes its one paragraph. */
export function valuesOf({
  title,
  type,
  level,
  target,
  ids,
  body: written,
  text,
}: NoticeAdminForm): NoticeValues {
  const plain: RichText = [{ kind: 'PARAGRAPH', runs: [{ text }] }];
  return { title, type, level, target, ids, body: written ?? plain };
}

const SUMMARY = 1000;

/** Returns the request body of a notice; the recipients' ids only when they are chosen one by one. */
export function inputOf({ ids, ...values }: NoticeValues, link?: string | null): Input {
  return {
    ...values,
    text: plainText(values.body, SUMMARY),
    ...(isNamed(values.target) ? { ids } : {}),
    ...(link ? { link } : {}),
  };
}
