/** The forms that only the back office has keep the bounds of the document. */
import { drifts, type FormCase } from '@selvedge/api-spec/test/formBounds';
import { expect, test } from 'vitest';
import { lineFormSchema } from './screens/procurementDetail/lineForm';
import { setupFormSchema } from './screens/setup/setupForm';

test.each<[string, FormCase]>([
  [
    'X-A172 first account',
    {
      schema: setupFormSchema,
      values: { username: 'root', nickname: '周岚', password: 'Telaio-4207', repeated: 'Telaio-4207' },
      operationId: 'postAuthSetup',
      pairs: [{ field: 'username' }, { field: 'nickname' }],
    },
  ],
  [
    'M-T3c note of an offer',
    {
      schema: lineFormSchema('reoffer', []),
      values: { lines: [], discount: null, shipDate: '', note: '' },
      operationId: 'putSubOrdersByIdOffer',
      pairs: [{ field: 'note' }],
    },
  ],
])('%s has the bounds of the document', (_name, form) => {
  expect(drifts(form)).toEqual([]);
});
