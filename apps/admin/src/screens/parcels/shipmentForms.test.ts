import { dataOf } from '@selvedge/api-spec/test/document';
import { expect, test } from 'vitest';
import type { StaffShipment } from '../../api/schemas';
import { editFormSchema, editInput, editValues } from './shipmentForms';

test('X-A139 D-52 a change of a consignment whose digits of the phone are not shown sends none; emptied ones are refused', () => {
  const [shipment] = dataOf<{ list: StaffShipment[] }>('getShipmentsPage', 'usual').list;
  if (shipment === undefined) throw new Error('no example');
  const values = editFormSchema.parse(editValues({ ...shipment, phoneTail: '' }));
  expect(editInput(shipment, values)).not.toHaveProperty('phoneTail');
  expect(editFormSchema.safeParse({ ...editValues(shipment), phoneTail: '' }).success).toBe(false);
});

test('X-A139 a change sends courier, numbers and weights; boxes keep what is in them', () => {
  const [shipment] = dataOf<{ list: StaffShipment[] }>('getShipmentsPage', 'usual').list;
  if (shipment === undefined) throw new Error('no example');
  const values = { ...editValues(shipment), courier: 'FedEx', weights: [{ kg: 15.25 }, { kg: null }] };
  const sent = editInput(shipment, values);
  expect(sent).toMatchObject({ courier: 'FedEx', packingQty: 2, fileIds: ['f-511', 'f-512'] });
  expect(sent.packages.map(({ weightG }) => weightG)).toEqual([15_250, undefined]);
  const pieces = (packages: { items: { qty: number }[] }[]) =>
    packages.flatMap(({ items }) => items).reduce((sum, { qty }) => sum + qty, 0);
  expect(pieces(sent.packages)).toBe(shipment.qty);
  expect(Object.keys(sent.packages[0]?.items[0] ?? {})).toEqual(['orderLineId', 'qty']);
});
