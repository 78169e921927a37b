import { expect, expectTypeOf, test } from 'vitest';
import { machineOf, staff, type StateRow } from './singleState';
import { type EffectOf, type GuardOf, type Handlers, run, tryTransition } from './machine';
import type { InvitationRow } from '../stateMachines/invitations';
import type { ListRow } from '../stateMachines/lists';
import type { NoticeRow } from '../stateMachines/announcements';
import type { PurchaseRow } from '../stateMachines/purchaseOrders';
import type { OrderRow } from '../orders/orderMachine';

type State = 'OPEN' | 'SHUT';
const DOOR = [
  {
    action: 'shut',
    from: ['OPEN'],
    outcomes: [{ name: 'SHUT' }],
    who: [staff('biz:list:edit')],
    guards: ['nobodyWithin'],
    effects: ['turnKey', 'lightOff'],
  },
  {
    action: 'open',
    from: ['SHUT'],
    outcomes: [{ name: 'OPEN' }],
    who: [staff('biz:list:publish')],
    guards: [],
    effects: ['lightOn'],
  },
] as const satisfies readonly StateRow<State>[];
type DoorRow = (typeof DOOR)[number];
interface Call {
  within: number;
  said: string[];
}

const shutting: Handlers<DoorRow, 'shut', Call> = {
  guards: {
    nobodyWithin: ({ within }) => {
      if (within > 0) throw new Error('somebody is within');
    },
  },
  effects: {
    turnKey: ({ said }) => void said.push('key'),
    lightOff: async ({ said }) => void said.push('dark'),
  },
};

test('guards refuse before anything is done, effects follow in the order of the row', async () => {
  const tried = tryTransition(machineOf(DOOR).machine, 'OPEN', 'shut', {
    side: 'staff',
    roles: ['ROOT'],
  });
  if (!tried.ok) throw new Error('refused');
  const call: Call = { within: 0, said: [] };
  await run(tried.row.guards, shutting.guards, call);
  await run(tried.row.effects, shutting.effects, call);
  expect(call.said).toEqual(['key', 'dark']);
  await expect(run(tried.row.guards, shutting.guards, { within: 1, said: [] })).rejects.toThrow('within');
});

test('a row with an effect or guard that nobody handles does not compile', () => {
  const opening = machineOf(DOOR).machine;
  // @ts-expect-error the effects of `open` are missing
  const few: Handlers<DoorRow, 'shut' | 'open', Call> = shutting;
  const { turnKey, lightOff } = shutting.effects;
  // @ts-expect-error no row of `shut` has the last effect
  const many: Handlers<DoorRow, 'shut', Call>['effects'] = { turnKey, lightOff, ringBell: turnKey };
  const call: Call = { within: 0, said: [] };
  const tried = tryTransition(opening, 'SHUT', 'open', { side: 'staff', roles: ['ROOT'] });
  // @ts-expect-error `lightOn` is not among them
  const ran = tried.ok ? () => run(tried.row.effects, shutting.effects, call) : null;
  expect([few, many, ran].length).toBe(3);
});

test('M-L M-I M-P M-N M-T7 whoever takes steps that are not kept yet owes just these functions', () => {
  expectTypeOf<EffectOf<ListRow>>().toEqualTypeOf<'makeShare' | 'announceList'>();
  expectTypeOf<GuardOf<ListRow>>().toEqualTypeOf<'hasGoods' | 'closesInFuture'>();
  expectTypeOf<EffectOf<InvitationRow, 'agree'>>().toEqualTypeOf<'joinTeam' | 'notifyTeam'>();
  expectTypeOf<EffectOf<NoticeRow>>().toEqualTypeOf<'putInInboxes' | 'takeOutOfInboxes'>();
  expectTypeOf<GuardOf<PurchaseRow, 'receive'>>().toEqualTypeOf<'receivedUpToOpen'>();
  expectTypeOf<EffectOf<OrderRow, 'ship'>>().toEqualTypeOf<'store' | 'consumeLock' | 'notify'>();
  expectTypeOf<GuardOf<OrderRow, 'acceptPayment'>>().toEqualTypeOf<'amountWithinClaim' | 'notByUploader'>();
});
