import type { OperationId } from '../../contract/handlers';
import { teamMembers } from '../../db/schema/accounts';
import { type OrderFixture, startOrderFixture } from '../orderFixture';
import { makeBuyer, makeStaff } from '../people';
import type { ApiAnswer, FormFile, Tester } from '../testers';
import type { StandIn } from './usual';

/** Fixture in which each operation can be prepared to succeed. */
export interface WalkFixture extends OrderFixture {
  /** ROOT, who has every permission. */
  root: Tester;
  rootId: string;
  /** Member of the finance department, who verifies payments that ROOT recorded. */
  finance: Tester;
}

/** Call that succeeds, because the records it needs were made for it alone. */
export interface PreparedCall {
  /** Person who makes the call. */
  caller: Tester;
  /** Values of the path and of the query, by the parameter's name. */
  params?: Readonly<Record<string, string>>;
  /** Replacements of the made-up values of the `usual` example; without them the example is sent unchanged. */
  standIn?: StandIn;
  /** Form with its file, for a call that needs one. */
  form?: Readonly<Record<string, string | FormFile>>;
}

/** Makes everything that a call needs, and returns the call. */
export type Prepare = (fixture: WalkFixture) => Promise<PreparedCall>;

/** Prepared calls by operation. */
export type PreparedCalls = Readonly<Partial<Record<OperationId, Prepare>>>;

/** Starts the fixture; `fixture.server.close()` ends it. */
export async function startWalkFixture(): Promise<WalkFixture> {
  const fixture = await startOrderFixture();
  const { server } = fixture;
  const rootId = await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  await makeStaff(server.db, { username: 'xu' }, 'FINANCE');
  const [root, finance] = [await server.staff('boss'), await server.staff('xu')];
  return { ...fixture, root, rootId, finance };
}

/** Returns the data of the answer to a preparing call; throws when it was refused. */
export function dataOf(answer: ApiAnswer): unknown {
  if (answer.code !== 200) throw new Error(`not made ready: ${answer.raw.body}`);
  return answer.data;
}

/** Customer without a team and a salesperson. */
export interface NewBuyer {
  id: string;
  username: string;
  areaCode: string;
  phone: string;
}

let made = 0;

/** Returns a name that is not used yet. */
export function newName(): string {
  made += 1;
  return `walker${made}`;
}

/** Makes a customer with a phone number of their own, optionally a seller or with an account at the social platform. */
export async function newBuyer(
  { server }: WalkFixture,
  given: { socialId?: string; sellerFlag?: boolean } = {},
): Promise<NewBuyer> {
  const username = newName();
  const number = { areaCode: '+852', phone: String(60_000_000 + made) };
  return { id: await makeBuyer(server.db, { username, ...number, ...given }), username, ...number };
}

/** Makes a member of lin's team, with a limit in EUR cents or none. */
export async function newMember(
  fixture: WalkFixture,
  spendLimitCents: number | null = null,
): Promise<NewBuyer> {
  const buyer = await newBuyer(fixture);
  const { db } = fixture.server;
  await db
    .insert(teamMembers)
    .values({ buyerId: buyer.id, teamId: fixture.teamId, role: 'MEMBER', spendLimitCents });
  return buyer;
}

/** Runs the waiting jobs and returns the six digits of the last message to an address, or to a phone whose number ends with it. */
export async function codeSentTo({ server }: WalkFixture, address: string): Promise<string> {
  await server.work();
  const message = server.outbox.findLast(({ to }) => to.endsWith(address));
  const code = /\d{6}/.exec(message?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${address}`);
  return code;
}
