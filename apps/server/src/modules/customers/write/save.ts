import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { randomBytes } from 'node:crypto';
import { TEAM_PEOPLE_MAX } from '@selvedge/domain/constants';
import { isChoosableName } from '@selvedge/domain/people/usernames';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { buyers, teamMembers, teams } from '../../../db/schema/accounts';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { withinScope } from '../../auth/access/dataScope';
import { seesContact } from '../../auth/access/fieldVisibility';
import { phoneOf, servedPhoneOf } from '../../auth/codes/phones';
import type { FirstPassword } from '../../auth/passwords/firstPassword';
import { endSessions } from '../../auth/sessions/sessions';
import { customerDetail } from '../read/detail';
import { checkSalesman, type Customer, lockCustomer, refuseTaken } from './find';

type Schemas = components['schemas'];

/** Prefix of the sign-in names that the server generates when the form has none. */
const MADE_NAME = 'buyer-';

/** Returns the texts and choices of the form as they are stored. */
function valuesOf(input: Schemas['CustomerInput'] | Schemas['CustomerUpdate']) {
  return {
    nickname: input.nickname.trim(),
    email: input.email?.trim() ?? '',
    identityType: input.identityType,
    companyName: input.companyName.trim(),
    sellerFlag: input.sellerFlag ?? false,
    creditLimitCents: input.creditLimitCents ?? 0,
    remark: input.remark?.trim() ?? '',
  };
}

async function join(ctx: Context, tx: Tx, buyerId: string, teamId: string): Promise<void> {
  const [team] = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, teamId), isNull(teams.deletedAt)))
    .for('no key update');
  if (team === undefined) throw refuse(codes.NOT_FOUND);
  const size = await tx.$count(teamMembers, eq(teamMembers.teamId, teamId));
  if (size >= TEAM_PEOPLE_MAX)
    throw invalid({ teamId: translate(ctx.language, 'teams.full', { max: TEAM_PEOPLE_MAX }) });
  await tx.insert(teamMembers).values({ buyerId, teamId, role: 'MEMBER', joinedAt: ctx.now });
}

/** Returns the salesperson of a new customer: the one of the form, else the caller when the caller's data scope is limited. */
function salesmanOf(ctx: Context, salesmanId: string | null | undefined): string | null {
  const seesAll = withinScope(ctx.staff, buyers.salespersonId) === undefined;
  return salesmanId ?? (seesAll ? null : ctx.staff.id);
}

/** Creates a customer with a first password, which is returned only this once; an identity type entered by staff counts as confirmed. */
export async function addCustomer(
  ctx: Context,
  input: Schemas['CustomerInput'],
  { initialPassword, passwordHash }: FirstPassword,
): Promise<{ id: string; initialPassword: string }> {
  const number = servedPhoneOf(input, ctx.language);
  const username = input.username ?? `${MADE_NAME}${randomBytes(5).toString('hex')}`;
  if (!isChoosableName(username)) throw invalid({ username: translate(ctx.language, 'auth.usernameLetter') });
  if ((input.creditLimitCents ?? 0) > 0) ctx.need(PRICE_PERM);
  const id = newId();
  const salespersonId = salesmanOf(ctx, input.salesmanId);
  await ctx
    .inTransaction(async (tx) => {
      await checkSalesman(ctx, tx, salespersonId);
      const values = { ...valuesOf(input), ...number, salespersonId };
      await tx
        .insert(buyers)
        .values({ id, username, passwordHash, identityConfirmedAt: ctx.now, createdAt: ctx.now, ...values });
      if (input.teamId !== undefined) await join(ctx, tx, id, input.teamId);
      await record(tx, {
        entity: 'buyer',
        entityId: id,
        action: 'add',
        actor: ctx.actor,
        after: { username, ...values },
      });
    })
    .catch(refuseTaken);
  return { id, initialPassword };
}

const current = (ctx: Context, tx: Tx, id: string) => () => customerDetail(ctx, id, tx);

/** Returns the fields of a customer that an operation record contains. */
const recorded = (customer: Customer) => ({ ...valuesOf(customer), salesmanId: customer.salespersonId });

/** Changes a customer; refuses with 40901 a version other than the stored one, with the user who changed it and when. */
export async function changeCustomer(
  ctx: Context,
  id: string,
  input: Schemas['CustomerUpdate'],
): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      const before = await lockCustomer(ctx, tx, id);
      await refuseOldVersion(tx, { entity: 'buyer', ...before }, input.version, current(ctx, tx, id));
      const values = { ...valuesOf(input), salespersonId: input.salesmanId };
      if (values.salespersonId !== before.salespersonId) await checkSalesman(ctx, tx, values.salespersonId);
      // A caller who is not shown them sends back an empty address and a limit of zero: both stay as they are.
      if (!ctx.can(PRICE_PERM)) values.creditLimitCents = before.creditLimitCents;
      if (!seesContact(ctx.staff)) values.email = before.email;
      const isSaid = values.identityType !== before.identityType;
      await tx
        .update(buyers)
        .set({
          ...values,
          ...(isSaid ? { identityConfirmedAt: ctx.now } : {}),
          version: before.version + 1,
          updatedAt: ctx.now,
        })
        .where(eq(buyers.id, id));
      await record(tx, {
        entity: 'buyer',
        entityId: id,
        action: 'edit',
        actor: ctx.actor,
        before: recorded(before),
        after: recorded({ ...before, ...values }),
      });
    })
    .catch(refuseTaken);
}

/** Changes the phone number of a customer without a code; ends the customer's sessions, because a number is a way into the account. */
export async function changeCustomerPhone(
  ctx: Context,
  id: string,
  input: Schemas['CustomerPhoneInput'],
): Promise<void> {
  const number = phoneOf(input, ctx.language);
  await ctx
    .inTransaction(async (tx) => {
      const before = await lockCustomer(ctx, tx, id);
      await refuseOldVersion(tx, { entity: 'buyer', ...before }, input.version, current(ctx, tx, id));
      await tx
        .update(buyers)
        .set({ ...number, version: before.version + 1, updatedAt: ctx.now })
        .where(eq(buyers.id, id));
      await endSessions(tx, 'buyer', id, 'CLOSED');
      await record(tx, {
        entity: 'buyer',
        entityId: id,
        action: 'changePhone',
        actor: ctx.actor,
        before: { areaCode: before.areaCode, phone: before.phone },
        after: number,
      });
    })
    .catch(refuseTaken);
}
