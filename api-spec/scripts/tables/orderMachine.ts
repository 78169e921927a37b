/**
 * Page docs/reference/order-machine.md: states and transitions with the callers that may make them, from the table that the server
 * executes.
 */
import type { Who } from '@selvedge/domain/machine/machine';
import type { Transition } from '@selvedge/domain/orders/orderActions';
import { allowedActions, newOrder, transition, type Actor } from '@selvedge/domain/orders/orderMachine';
import { parentOf, type OrderState } from '@selvedge/domain/orders/orderStates';
import { TRANSITIONS } from '@selvedge/domain/orders/orderTransitions';
import { ALL_PERMS, ROOT } from '@selvedge/domain/people/permissions';
import { codes, page, stateDiagram, table } from './markdown';
import { effectWords, fromWords, guardWords, toWords } from './orderWords';

const SCOPES: Readonly<Record<Transition['scope'], string>> = {
  new: 'new order',
  order: 'order',
  sub: 'sub-order',
  either: 'order or sub-order',
};
const ROWS: readonly Transition[] = TRANSITIONS;
const EVERYONE: readonly Actor[] = [
  { side: 'buyer', perms: [ALL_PERMS] },
  { side: 'staff', roles: [ROOT] },
  { side: 'system' },
];

interface Edge {
  from: string;
  to: string;
  label: string;
}

function whoWords({ side, perm }: Who): string {
  return perm === null ? side : `${side} with \`${perm}\``;
}

/** Returns the arrows of one dimension of the table: from every state a transition may start in to every state it may lead to. */
function edgesOf(dimension: 'confirmation' | 'shipping' | 'payment'): Edge[] {
  return ROWS.flatMap((row) =>
    row.outcomes.flatMap((outcome) => {
      const to =
        outcome[dimension] ?? (outcome.cancelled && dimension === 'confirmation' ? 'CANCELLED' : null);
      if (to === null) return [];
      const narrowed = dimension === 'shipping' ? outcome.fromShipping : undefined;
      const sources: readonly string[] =
        row.scope === 'new' ? ['[*]'] : (narrowed ?? row.from[dimension] ?? []);
      return sources.filter((from) => from !== to).map((from) => ({ from, to, label: row.action }));
    }),
  );
}

function stepsFrom(order: OrderState): { label: string; next: OrderState }[] {
  return EVERYONE.flatMap((actor) =>
    ROWS.flatMap((row) =>
      row.outcomes.flatMap((outcome) =>
        [undefined, 0].flatMap((sub) => {
          const done = transition(order, row.action, actor, { sub, outcome: outcome.name });
          return done.ok ? [{ label: row.action, next: done.order }] : [];
        }),
      ),
    ),
  );
}

/** Returns every state that an order of one sub-order can reach, in the order in which a search from both starts finds them. */
function reachable(): OrderState[] {
  const found = new Map<string, OrderState>();
  const waiting = [newOrder('buyer', 1), newOrder('staff', 1)];
  for (let order = waiting.shift(); order; order = waiting.shift()) {
    const key = JSON.stringify(order);
    if (found.has(key)) continue;
    found.set(key, order);
    waiting.push(...stepsFrom(order).map(({ next }) => next));
  }
  return [...found.values()];
}

function parentName(order: OrderState): string {
  const { status, flow } = parentOf(order);
  return flow ?? status;
}

function parentEdges(states: readonly OrderState[]): Edge[] {
  const start = [...new Set([newOrder('buyer', 1), newOrder('staff', 1)].map(parentName))];
  const moves = states.flatMap((order) =>
    stepsFrom(order).map(({ label, next }) => ({ from: parentName(order), to: parentName(next), label })),
  );
  return [
    ...start.map((to) => ({ from: '[*]', to, label: 'submitInquiry, addOrder' })),
    ...moves.filter(({ from, to }) => from !== to),
  ];
}

function stateRow(order: OrderState): string[] {
  const [sub] = order.subs;
  if (!sub) throw new Error('an order has a sub-order');
  const { status, flow } = parentOf(order);
  return [
    sub.cancelled ? 'cancelled' : sub.confirmation,
    sub.shipping,
    order.payment,
    status,
    flow ?? '–',
    ...EVERYONE.slice(0, 2).map((actor) => codes(allowedActions(order, actor))),
  ];
}

/** Returns the page docs/reference/order-machine.md. */
export function orderMachinePage(): string {
  const states = reachable();
  return page(
    'Order machine',
    'packages/domain',
    'An order has a status and a flow, which follow from its sub-orders and its payment. A sub-order has a confirmation and ' +
      'a shipping state. Every attempt that is not in the table is refused with 40904 and the actions that are allowed.',
    '## Status and flow of the order',
    'As an order of one sub-order goes through them; with several, the order is SHIPPED or COMPLETED when every live ' +
      'sub-order is, CANCELLED when all are, and TO_BE_CONFIRMED until all are confirmed.',
    stateDiagram(parentEdges(states)),
    '## Confirmation of a sub-order',
    stateDiagram(edgesOf('confirmation')),
    '## Shipping of a sub-order',
    stateDiagram(edgesOf('shipping')),
    '## Payment of the order',
    stateDiagram(edgesOf('payment')),
    '## Steps',
    table(
      ['Action', 'On', 'From', 'To', 'Who', 'Provided that', 'Besides'],
      ROWS.map((row) => [
        `\`${row.action}\``,
        SCOPES[row.scope],
        fromWords(row),
        toWords(row),
        row.who.map(whoWords).join(', '),
        guardWords(row.guards),
        effectWords(row.effects),
      ]),
    ),
    '## Every state of an order of one sub-order',
    'What somebody with every permission of the side may do in it. An order that ships on account may ship before it ' +
      'is paid and is not listed.',
    table(
      ['Confirmation', 'Shipping', 'Payment', 'Status', 'Flow', 'Buyer may', 'Staff may'],
      states.map(stateRow),
    ),
  );
}
