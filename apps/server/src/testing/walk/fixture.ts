import type { OperationId } from '../../contract/handlers';
import { teamMembers } from '../../db/schema/accounts';
import { type OrderFixture, startOrderFixture } from '../orderFixture';
import { makeBuyer, makeStaff } from '../people';
import type { ApiAnswer, FormFile, Tester } from '../testers';
import type { StandIn } from './usual';

/** A house in which each operation can be made ready to succeed. */
export interface WalkFixture extends OrderFixture {
  /** ROOT, who may do everything. */
  root: Tester;
  rootId: string;
  /** Of the finance department, who verifies what ROOT recorded. */
  finance: Tester;
}

/** A call that succeeds, since what it needs was made for it alone. */
export interface PreparedCall {
  /** Who makes it. */
  caller: Tester;
  /** Values of the path and of the query, by the parameter's name. */
  params?: Readonly<Record<string, string>>;
  /** What stands for the made-up values of the `usual` example; without it the example goes as it is. */
  standIn?: StandIn;
  /** The form with its file, for a call that asks for one. */
  form?: Readonly<Record<string, string | FormFile>>;
}

/** Makes all that a call needs, and says how it is made. */
export type Prepare = (fixture: WalkFixture) => Promise<PreparedCall>;

/** Calls of some operations that are made ready. */
export type PreparedCalls = Readonly<Partial<Record<OperationId, Prepare>>>;

/** Starts the house; `house.server.close()` ends it. */
export async function startWalkFixture(): Promise<WalkFixture> {
  const fixture = await startOrderFixture();
  const { server } = fixture;
  const rootId = await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  await makeStaff(server.db, { username: 'xu' }, 'FINANCE');
  const [root, finance] = [await server.staff('boss'), await server.staff('xu')];
  return { ...fixture, root, rootId, finance };
}

/** The data of an answer to a call that makes something ready; fails where it was refused. */
export function dataOf(answer: ApiAnswer): unknown {
  if (answer.code !== 200) throw new Error(`not made ready: ${answer.raw.body}`);
  return answer.data;
}

/** A customer without a team and a salesperson. */
export interface NewBuyer {
  id: string;
  username: string;
  areaCode: string;
  phone: string;
}

let made = 0;

/** A name nobody else has. */
export function newName(): string {
  made += 1;
  return `walker${made}`;
}

/** Makes a customer with a phone number of their own, who may sell or have an account at the social platform. */
export async function newBuyer(
  { server }: WalkFixture,
  given: { socialId?: string; sellerFlag?: boolean } = {},
): Promise<NewBuyer> {
  const username = newName();
  const number = { areaCode: '+852', phone: String(60_000_000 + made) };
  return { id: await makeBuyer(server.db, { username, ...number, ...given }), username, ...number };
}

/** Makes a member of lin's team, with a limit in EUR cents or none. */
export async function newMember(fixture: WalkFixture, spendLimitCents: number | null = null): Promise<NewBuyer> {
  const buyer = await newBuyer(fixture);
  const { db } = fixture.server;
  await db
    .insert(teamMembers)
    .values({ buyerId: buyer.id, teamId: fixture.teamId, role: 'MEMBER', spendLimitCents });
  return buyer;
}

/** Does the work that waits and gives the six digits of the last message to an address or to the number ending a phone's address. */
export async function codeSentTo({ server }: WalkFixture, address: string): Promise<string> {
  await server.work();
  const message = server.outbox.findLast(({ to }) => to.endsWith(address));
  const code = /\d{6}/.exec(message?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${address}`);
  return code;
}
