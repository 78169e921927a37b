import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOverdue,
  canReceive,
  mayOrder,
  openPieces,
  purchaseActions,
  purchaseStep,
  PURCHASE_TRANSITIONS,
  statusOfPieces,
  type PurchaseOrderStatus,
  type PurchasePieces,
} from './purchaseOrders';
import type { Actor } from '../machine/machine';
import { DEFAULT_GRANTS } from '../people/staffGrants';
import { everybody, expectNoDeadEnd, expectOfferedIsDone } from '../machine/table.fixture';

const STATES: readonly PurchaseOrderStatus[] = [
  'DRAFT',
  'SENT',
  'ACKNOWLEDGED',
  'PARTIALLY_RECEIVED',
  'RECEIVED',
  'CLOSED',
  'CANCELLED',
];
const purchaser: Actor = { side: 'staff', roles: ['PURCHASER'], perms: DEFAULT_GRANTS.PURCHASER };
const warehouse: Actor = { side: 'staff', roles: ['WAREHOUSE'], perms: DEFAULT_GRANTS.WAREHOUSE };
const guest: Actor = { side: 'staff', roles: ['GUEST'], perms: DEFAULT_GRANTS.GUEST };
const line = fc
  .record({ qty: fc.integer({ min: 1, max: 500 }) })
  .map(({ qty }): PurchasePieces => ({ qty, receivedQty: 0, defectQty: 0 }));

describe('a purchase order', () => {
  test('M-P Q-23 every state is reached, only closed and cancelled ones are final, there is no dead end', () => {
    expectNoDeadEnd(PURCHASE_TRANSITIONS, { all: STATES, first: 'DRAFT', final: ['CLOSED', 'CANCELLED'] });
  });

  test('M-P E-40904 E-40301 what is offered is what can be done', () => {
    expectOfferedIsDone(PURCHASE_TRANSITIONS, STATES, [...everybody, purchaser, warehouse, guest]);
  });

  test('M-P a sent order can be called off, an acknowledged one cannot', () => {
    expect(purchaseActions('SENT', purchaser)).toEqual(['edit', 'acknowledge', 'cancel']);
    expect(purchaseActions('ACKNOWLEDGED', purchaser)).toEqual(['edit', 'receive']);
    expect(purchaseActions('ACKNOWLEDGED', warehouse)).toEqual(['receive']);
    expect(STATES.flatMap((status) => purchaseActions(status, guest))).toEqual([]);
  });

  test('M-P X-A150 E-40919 receipts never go above what is open, and the last piece makes it received', () => {
    const receipt = fc.record({ at: fc.nat(), good: fc.integer({ min: -1, max: 300 }), defect: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.array(receipt), (lines, receipts) => {
        let status: PurchaseOrderStatus = 'ACKNOWLEDGED';
        for (const { at, good, defect } of receipts) {
          const target = lines[at % lines.length];
          if (!target || !canReceive(target, good, defect)) continue;
          const tried = purchaseStep({ status, lines }, 'receive', warehouse);
          expect(tried.ok).toBe(status !== 'RECEIVED');
          if (!tried.ok) continue;
          target.receivedQty += good;
          target.defectQty += defect;
          status = statusOfPieces(lines);
        }
        for (const one of lines) expect(openPieces(one)).toBeGreaterThanOrEqual(0);
        const open = lines.reduce((all, one) => all + openPieces(one), 0);
        if (open === 0) expect(status).toBe('RECEIVED');
        if (status === 'RECEIVED') expect(open).toBe(0);
      }),
    );
  });

  test('M-P X-A148 after sending, a line is only lowered, and never below what has come', () => {
    fc.assert(
      fc.property(line, fc.nat(500), fc.nat(50), fc.nat(600), (one, good, defect, qty) => {
        fc.pre(canReceive(one, good, defect));
        const came = { ...one, receivedQty: good, defectQty: defect };
        expect(mayOrder('PARTIALLY_RECEIVED', came, qty)).toBe(qty <= one.qty && qty >= good + defect);
        expect(mayOrder('DRAFT', one, qty)).toBe(qty > 0);
      }),
    );
    const lines = [{ qty: 8, receivedQty: 7, defectQty: 1 }];
    const lowered = purchaseStep({ status: 'PARTIALLY_RECEIVED', lines }, 'edit', purchaser);
    expect(lowered).toMatchObject({ ok: true, subject: 'RECEIVED' });
  });

  test('M-P Q-23 an acknowledged order of which nothing will ever come is received, and can be closed', () => {
    const nothing = [{ qty: 0, receivedQty: 0, defectQty: 0 }];
    const some = [{ qty: 2, receivedQty: 0, defectQty: 0 }];
    const edited = (lines: PurchasePieces[]) =>
      purchaseStep({ status: 'ACKNOWLEDGED', lines }, 'edit', purchaser);
    expect(edited(nothing)).toMatchObject({ ok: true, subject: 'RECEIVED' });
    expect(edited(some)).toMatchObject({ ok: true, subject: 'ACKNOWLEDGED' });
    expect(purchaseActions('RECEIVED', purchaser)).toEqual(['close']);
  });

  test('M-P only an order of which something is to come is late', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATES), (status) => {
        const isOpen = ['SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED'].includes(status);
        expect(isOverdue(status, '2025-11-19', '2025-11-20')).toBe(isOpen);
        expect(isOverdue(status, '2025-11-20', '2025-11-20')).toBe(false);
      }),
    );
  });
});
