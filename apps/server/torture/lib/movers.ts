import type { Db } from '../../src/db/pool';
import { makeAddress, makeTeam } from '../../src/testing/builders';
import { giveCredit } from '../../src/testing/giveCredit';
import { makeBuyer, makeStaff } from '../../src/testing/people';
import { count, type Counts } from './counts';
import { type CrowdTally, oneOf, refuse } from './crowd';
import { violatedInvariants } from './moneyLaws';
import { type Customers, makeMoneyProducts, type MoneyProducts, orderToMove } from './moneyOrders';
import { type Payers, takeSteps, viewOf } from './moneySteps';
import { signIn } from './process';
import { luckOf } from './settings';
import { sendProof, signInStaff } from './wire';

/** Number of steps of one order that are taken at once, and number of such waves. */
const [AT_ONCE, WAVES] = [6, 8];

/** Results of all movers so far. */
export interface Moves {
  /** Each order whose money they moved, with the steps that succeeded. */
  orders: Map<string, string[]>;
  waves: number;
  /** Number of successful steps of each kind. */
  done: Counts;
  /** Answers that a step must not get, whatever others did before it. */
  unfair: Set<string>;
}

/** Creates empty results. */
export const newMoves = (): Moves => ({ orders: new Map(), waves: 0, done: new Map(), unfair: new Set() });

interface Moved {
  db: Db;
  tally: CrowdTally;
  moves: Moves;
}

/** Makes pairs of customers, one with a team that has much credit and one without a team, and the staff that they share. */
async function makeCustomers(url: string, { db, tally }: Moved, pairs: number): Promise<Customers[]> {
  await makeStaff(db, { username: 'mover-root' }, 'ROOT');
  await makeStaff(db, { username: 'mover-finance' }, 'FINANCE');
  const staff = {
    root: oneOf(tally, url, await signInStaff(url, 'mover-root')),
    finance: oneOf(tally, url, await signInStaff(url, 'mover-finance')),
  };
  const payer = async (username: string, phone: number, hasTeam: boolean): Promise<Payers> => {
    const buyerId = await makeBuyer(db, { username, phone: String(phone) });
    if (hasTeam) await giveCredit(db, await makeTeam(db, buyerId, []), 900_000_000);
    const addressId = await makeAddress(db, buyerId);
    const token = await signIn(url, username);
    const proofId = await sendProof(url, token);
    return { ...staff, buyer: oneOf(tally, url, { 'authori-zation': token }), addressId, proofId };
  };
  const made: Customers[] = [];
  for (let at = 0; at < pairs; at += 1) {
    made.push({
      ofTeam: await payer(`mover${at}`, 13_800_150_000 + at, true),
      alone: await payer(`payer${at}`, 13_800_160_000 + at, false),
    });
  }
  return made;
}

/** Moves the money of one order after the other until the run ends. */
async function moveOn(
  customers: Customers,
  { db, tally, moves }: Moved,
  { products, at }: { products: MoneyProducts; at: number },
): Promise<void> {
  const luck = luckOf(`mover ${at}`);
  for (let round = 0; !tally.isOver; round += 1) {
    const [people, id] = await orderToMove(customers, products, round);
    const steps: string[] = [];
    moves.orders.set(id, steps);
    for (let wave = 0; wave < WAVES && !tally.isOver; wave += 1) {
      const view = await viewOf(db, id);
      for (const { step, answer, isFair } of await takeSteps(people, view, AT_ONCE, luck)) {
        if (!isFair) moves.unfair.add(`${step}: ${answer.status} ${answer.code} ${answer.message}`);
        if (answer.code === 200) {
          steps.push(step);
          count(moves.done, step);
        } else {
          refuse(tally, step, answer);
        }
      }
      moves.waves += 1;
    }
  }
}

/** Makes people and products, and starts the movers over HTTP; returns their promises. */
export async function moveAll(
  url: string,
  { count: movers, ...moved }: Moved & { count: number },
): Promise<Promise<void>[]> {
  const customers = await makeCustomers(url, moved, movers);
  const products = await makeMoneyProducts(moved.db);
  return customers.map((pair, at) => moveOn(pair, moved, { products, at }));
}

/** Returns the money invariants that the orders violate, each with its order and the steps that were taken. */
export async function brokenLaws(db: Db, { orders }: Moves): Promise<string[]> {
  const broken: string[] = [];
  for (const [id, steps] of orders)
    for (const law of await violatedInvariants(db, id)) broken.push(`${id}: ${law} (${steps.join(', ')})`);
  return broken;
}
