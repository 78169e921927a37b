import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderAction } from './orderActions';
import { allowedActions, newOrder, transition, type Actor, type Attempt } from './orderMachine';
import { allConfirmed, parentOf, type OrderState } from './orderStates';
import { TRANSITIONS } from './orderTransitions';
import { BUYER_PERMS } from '../people/permissions';

const everyone: readonly Actor[] = [
  { side: 'buyer', perms: BUYER_PERMS },
  { side: 'staff', roles: ['ROOT'] },
  { side: 'system' },
];

function must(order: OrderState, action: OrderAction, actor: Actor, attempt?: Attempt): OrderState {
  const result = transition(order, action, actor, attempt);
  if (!result.ok) throw new Error(`${action} refused: ${JSON.stringify(result)}`);
  return result.order;
}

/** Returns all attempts on an order: every action, on the order and on every sub-order, with every outcome. */
function tries(order: OrderState): { action: OrderAction; actor: Actor; attempt: Attempt }[] {
  return TRANSITIONS.flatMap((row) =>
    [undefined, ...order.subs.keys()].flatMap((at) =>
      row.outcomes.flatMap(({ name }) =>
        everyone.map((actor) => ({ action: row.action, actor, attempt: { sub: at, outcome: name } })),
      ),
    ),
  );
}

function legal(order: OrderState) {
  return tries(order).filter(({ action, actor, attempt }) => transition(order, action, actor, attempt).ok);
}

const DECISIONS: ReadonlySet<OrderAction> = new Set(['withdrawProof', 'acceptPayment', 'rejectPayment']);

const start = fc.record({
  by: fc.constantFrom('buyer' as const, 'staff' as const),
  subs: fc.integer({ min: 1, max: 3 }),
  onAccount: fc.boolean(),
});
const picks = fc.array(fc.nat(10_000), { maxLength: 25 });

describe('any walk through the machine', () => {
  test('L-28 Q-23 has no dead end, no way out of a final state, and lists exactly what it allows', () => {
    fc.assert(
      fc.property(start, picks, ({ by, subs, onAccount }, choices) => {
        let order = newOrder(by, subs, onAccount);
        for (const choice of choices) {
          const steps = legal(order);
          const final = ['COMPLETED', 'CANCELLED'].includes(parentOf(order).status);
          // On a final order only a pending proof is decided.
          expect(steps.length > 0).toBe(!final || order.payment === 'PROOF_SUBMITTED');
          if (final) expect(steps.filter(({ action }) => !DECISIONS.has(action))).toEqual([]);
          for (const actor of everyone) {
            const own = new Set(steps.filter((step) => step.actor === actor).map((step) => step.action));
            expect(new Set(allowedActions(order, actor))).toEqual(own);
          }
          const step = steps[choice % Math.max(1, steps.length)];
          if (!step) return;
          order = must(order, step.action, step.actor, step.attempt);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('Q-23 keeps its promises: nothing ships unconfirmed or unpaid, shipped goods stay confirmed', () => {
    fc.assert(
      fc.property(start, picks, ({ by, subs, onAccount }, choices) => {
        let order = newOrder(by, subs, onAccount);
        for (const choice of choices) {
          const steps = legal(order);
          const step = steps[choice % Math.max(1, steps.length)];
          if (!step) return;
          const before = order;
          order = must(order, step.action, step.actor, step.attempt);
          const done = transition(before, step.action, step.actor, step.attempt);
          const effects: readonly string[] = done.ok ? done.row.effects : [];
          if (done.ok && done.freeze) expect(effects, step.action).toContain('freezeIfAllConfirmed');
          if (done.ok && done.unfreeze) expect(effects, step.action).toContain('thaw');
          const moved = order.subs.some((one) => !one.cancelled && one.shipping !== 'NONE');
          if (moved) expect(allConfirmed(order.subs) && (onAccount || order.payment === 'PAID')).toBe(true);
          before.subs.forEach((one, index) => {
            if (one.cancelled) expect(order.subs[index]).toEqual(one);
          });
        }
      }),
      { numRuns: 150 },
    );
  });
});

test('M-T3 to M-T10 every outcome of every row is taken on some walk: no row of the table is out of reach', () => {
  const taken = new Set<string>();
  const seen = new Set<string>();
  const open = [newOrder('buyer', 2), newOrder('staff', 2)];
  for (let order = open.pop(); order; order = open.pop()) {
    if (seen.has(JSON.stringify(order))) continue;
    seen.add(JSON.stringify(order));
    for (const { action, actor, attempt } of legal(order)) {
      const done = transition(order, action, actor, attempt);
      if (!done.ok) continue;
      taken.add(`${TRANSITIONS.indexOf(done.row)} ${attempt.outcome}`);
      open.push(done.order);
    }
  }
  const all = TRANSITIONS.flatMap((row, place) =>
    row.scope === 'new' ? [] : row.outcomes.map(({ name }) => `${place} ${name}`),
  );
  expect(all.filter((one) => !taken.has(one))).toEqual([]);
});

test.each([
  [1, false],
  [1, true],
  [2, false],
])(
  'Q-23 from every reachable state of %i sub-orders (on account: %s) completion stays reachable',
  (subs, onAccount) => {
    const key = (order: OrderState) => JSON.stringify([order.subs, order.payment]);
    const known = new Map<string, OrderState>();
    const cameFrom = new Map<string, string[]>();
    const open = [newOrder('buyer', subs, onAccount), newOrder('staff', subs, onAccount)];
    for (const order of open) known.set(key(order), order);
    for (let order = open.pop(); order; order = open.pop()) {
      for (const { action, actor, attempt } of legal(order)) {
        const next = must(order, action, actor, attempt);
        cameFrom.set(key(next), [...(cameFrom.get(key(next)) ?? []), key(order)]);
        if (known.has(key(next))) continue;
        known.set(key(next), next);
        open.push(next);
      }
    }
    const good = [...known]
      .filter(([, order]) => parentOf(order).status === 'COMPLETED')
      .map(([name]) => name);
    const completes = new Set(good);
    for (let name = good.pop(); name !== undefined; name = good.pop()) {
      for (const before of cameFrom.get(name) ?? []) {
        if (!completes.has(before)) good.push(before);
        completes.add(before);
      }
    }
    const stuck = [...known].filter(
      ([name, order]) => parentOf(order).status !== 'CANCELLED' && !completes.has(name),
    );
    expect(stuck.map(([name]) => name)).toEqual([]);
    expect(known.size).toBeGreaterThan(15);
  },
);
