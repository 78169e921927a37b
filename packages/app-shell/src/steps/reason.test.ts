/** Checks that a reason has the bounds of the contract in each of its calls. */
import { drifts } from '@selvedge/api-spec/test/formBounds';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reasonOf } from './reason';

/** A comment could be longer; the shared dialog has one length for all of them. */
const stricterBecause = 'one dialog has one length';
const reasonSchema = z.object({ reason: z.string().check(z.refine((text) => reasonOf(text) !== null)) });

test.each([
  ['M-T3a rejecting a sub-order', 'putSubOrdersByIdReject'],
  ['M-T10 cancelling by the platform', 'putOrdersByIdCancel'],
  ['M-T10 cancelling by the buyer', 'frontOrderCancel'],
])('%s takes a reason as the document bounds it', (_title, operationId) => {
  const form = { schema: reasonSchema, values: { reason: '断货' }, pairs: [{ field: 'reason' }] };
  expect(drifts({ ...form, operationId })).toEqual([]);
});

test('M-T4a a comment on an offer is within the bounds of the document', () => {
  const pairs = [{ field: 'reason', property: 'comment', stricterBecause }];
  const form = { schema: reasonSchema, values: { reason: '太贵' }, pairs };
  expect(drifts({ ...form, operationId: 'frontInquiryRefuse' })).toEqual([]);
});

test('M-T10 a reason goes out without the blanks around it', () => {
  expect(reasonOf('  断货 ')).toBe('断货');
  expect(reasonOf(' \n ')).toBeNull();
});
