/** Tests the headers of calls and responses: the key of a call that books, the id of every response, the wait of a refusal. */
import { expect, test } from 'vitest';
import { document, follow, operations, type Operation } from './document';

const keyHeaderOf = (one: Operation) => one.parameters.find(({ name }) => name === 'Idempotency-Key');

/** Tags of the operations that move goods and money. */
const TRADE = new Set([
  'Inquiries',
  'Orders',
  'Payments',
  'Staff orders',
  'Staff futures',
  'Staff payments',
  'Staff shipments',
  'Staff purchases',
  'Staff products',
]);

/** Writing operations of these tags without a version that book nothing, with the reason. */
const BOOKS_NOTHING = new Map([
  ['frontInquiryPreview', 'reckons'],
  ['postOrdersPreview', 'reckons'],
  ['frontInquiryDraftDel', 'a draft holds no stock'],
  ['frontOrderComment', 'words'],
  ['postOrdersByIdComments', 'words'],
  ['frontOrderReorder', 'fills a draft'],
  ['frontPaymentProofDel', 'a proof that is gone cannot go twice'],
  ['frontUploadFile', 'a file'],
  ['postProductsImport', 'reads; the commit books'],
  ['postShipmentsByIdEvents', 'a step of the way'],
  ['postShipmentsImport', 'the same numbers again change nothing'],
  ['putSubOrdersBatchConfirm', 'each carries its version'],
  ['putOrdersByIdBig', 'each sub-order carries its version'],
]);

function carriesVersion(one: Operation): boolean {
  const schema = one.requestBody?.content['application/json']?.schema;
  const { properties, oneOf } = schema === undefined ? {} : follow(schema);
  return [properties, ...(oneOf ?? []).map((branch) => follow(branch).properties)].some(
    (fields) => fields !== undefined && 'version' in fields,
  );
}

test('D-55 Q-27 a call that books goods or money needs a key, and every write of the trade books, has a version or says why not', () => {
  for (const one of operations) {
    const books = one['x-moves'] !== undefined;
    expect(keyHeaderOf(one)?.required === true, one.operationId).toBe(books);
    if (keyHeaderOf(one)) expect(one['x-errors'], one.operationId).toContain(40_908);
  }
  const open = operations
    .filter(({ tags, method }) => TRADE.has(tags[0] ?? '') && method !== 'GET' && method !== 'DELETE')
    .filter((one) => one['x-moves'] === undefined && !carriesVersion(one))
    .map(({ operationId }) => operationId);
  expect(open.filter((id) => !BOOKS_NOTHING.has(id))).toEqual([]);
});

test('every answer has the id of its call, those that ask to wait say how long, and those with a key whether it is a repetition', () => {
  for (const one of operations) {
    for (const [status, answer] of Object.entries(one.responses)) {
      const names = Object.keys(follow(answer).headers ?? {});
      expect(names, `${one.operationId} ${status}`).toContain('X-Request-Id');
      const waits =
        status === '503' ||
        (status === '200' && one['x-errors'].some((code) => [40_005, 42_901].includes(code)));
      expect(names.includes('Retry-After'), `${one.operationId} ${status}`).toBe(waits);
      expect(names.includes('Idempotent-Replayed'), one.operationId).toBe(
        status === '200' && keyHeaderOf(one) !== undefined,
      );
    }
  }
  expect(Object.keys(document.components.headers)).toContain('Content-Disposition');
});
