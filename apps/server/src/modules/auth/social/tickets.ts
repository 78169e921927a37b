import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { SocialUnavailableError } from '../../../adapters/social/platform';
import type { Context } from '../../../contract/handlers';
import { type SocialPhase, socialTickets } from '../../../db/schema/signIn';
import { networkOf } from '../../../http/callLimits';
import { refuse } from '../../../http/errors';
import { limitRate } from '../../../http/rateLimit';

type Schemas = components['schemas'];

/** Time within which a QR code must be scanned, ms. */
const SCAN_WITHIN_MS = 2 * 60_000;
/** Time that a user has at the platform, and the app has to redeem the result, ms. */
const CONFIRM_WITHIN_MS = 5 * 60_000;
const BEGUN_PER_MINUTE = 20;
const LONGEST_DEVICE = 400;

const secret = (): string => randomBytes(24).toString('base64url');
const within = (ctx: Context, ms: number): Date => new Date(ctx.now.getTime() + ms);
const home = ({ adapters, origin }: Context): string => adapters.social.returnUrl ?? `${origin}/`;

/** Admits the start of a sign-in; refuses with 50301 when no platform is configured, with 42901 too many from one address. */
async function admitSocial(ctx: Context): Promise<void> {
  if (!ctx.adapters.social.configured) throw refuse(codes.OUTSIDE_UNREACHABLE);
  await limitRate(ctx.pool, `social ${networkOf(ctx.ip)}`, BEGUN_PER_MINUTE, 60_000, ctx.now);
}

/** Returns the answer of the platform; when it fails, logs a warning and refuses with 50301. */
async function asked<T>(ctx: Context, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof SocialUnavailableError)) throw error;
    ctx.log.warn({ err: error }, 'the social platform cannot be asked');
    throw refuse(codes.OUTSIDE_UNREACHABLE);
  }
}

const departure = (ctx: Context, state: string, verifier: string): Promise<string> =>
  asked(ctx, ctx.adapters.social.departure({ state, verifier, origin: ctx.origin }));

/** Starts a sign-in with one click, or a binding. */
export async function beginSocial(ctx: Context): Promise<Schemas['SocialDeparture']> {
  await admitSocial(ctx);
  const [state, verifier] = [secret(), secret() + secret()];
  const url = await departure(ctx, state, verifier);
  await ctx.db.insert(socialTickets).values({
    key: secret(),
    state,
    verifier,
    phase: 'WAITING',
    userAgent: '',
    expiresAt: within(ctx, CONFIRM_WITHIN_MS),
  });
  return { state, url };
}

/** Creates a QR code: it contains an address of the buyer app, which the phone opens. */
export async function createQr(ctx: Context): Promise<Schemas['QrTicket']> {
  await admitSocial(ctx);
  const [key, scanKey] = [secret(), secret()];
  await ctx.db.insert(socialTickets).values({
    key,
    scanKey,
    verifier: secret() + secret(),
    phase: 'WAITING',
    userAgent: ctx.userAgent.slice(0, LONGEST_DEVICE),
    expiresAt: within(ctx, SCAN_WITHIN_MS),
  });
  return {
    qrKey: key,
    url: `${home(ctx)}#/login?mode=scan&scan=${scanKey}`,
    expiresIn: SCAN_WITHIN_MS / 1000,
  };
}

/** Returns the state of a QR code; an unknown one counts as expired. */
export async function qrState(ctx: Context, key: string): Promise<Schemas['QrState']> {
  const [ticket] = await ctx.db
    .select()
    .from(socialTickets)
    .where(and(eq(socialTickets.key, key), gt(socialTickets.expiresAt, ctx.now)));
  if (ticket === undefined) return { state: 'EXPIRED', expiresIn: 0 };
  const expiresIn = Math.ceil((ticket.expiresAt.getTime() - ctx.now.getTime()) / 1000);
  return { state: ticket.phase, expiresIn, ...(ticket.code === null ? {} : { code: ticket.code }) };
}

/** Records that a phone opened the address of a QR code; of several phones the last one may confirm. */
export async function scanQr(ctx: Context, scanKey: string): Promise<Schemas['ScannedCode']> {
  await admitSocial(ctx);
  const state = secret();
  const [ticket] = await ctx.db
    .update(socialTickets)
    .set({ state, phase: 'SCANNED', expiresAt: within(ctx, CONFIRM_WITHIN_MS) })
    .where(
      and(
        eq(socialTickets.scanKey, scanKey),
        inArray(socialTickets.phase, ['WAITING', 'SCANNED'] satisfies SocialPhase[]),
        gt(socialTickets.expiresAt, ctx.now),
      ),
    )
    .returning();
  if (ticket === undefined) throw refuse(codes.NOT_FOUND);
  return { state, url: await departure(ctx, state, ticket.verifier), device: ticket.userAgent };
}

/**
 * Handles a browser that returns from the platform. The platform is called outside any transaction; only the first answer to a sign-in
 * counts, a second one is refused with 40401.
 */
export async function returnSocial(
  ctx: Context,
  { state, code }: { state: string; code?: string },
): Promise<Schemas['SocialReturn']> {
  const isOpen = and(
    eq(socialTickets.state, state),
    inArray(socialTickets.phase, ['WAITING', 'SCANNED'] satisfies SocialPhase[]),
    gt(socialTickets.expiresAt, ctx.now),
  );
  const [ticket] = await ctx.db.select().from(socialTickets).where(isOpen);
  if (ticket === undefined) throw refuse(codes.NOT_FOUND);
  const socialId =
    code === undefined ? null : await asked(ctx, ctx.adapters.social.identify(code, ticket.verifier));
  if (code !== undefined && socialId === null) throw refuse(codes.WRONG_PASSWORD, {});
  const answered =
    socialId === null
      ? { phase: 'REFUSED' as const }
      : { phase: 'CONFIRMED' as const, socialId, code: secret() };
  const [done] = await ctx.db.update(socialTickets).set(answered).where(isOpen).returning();
  if (done === undefined) throw refuse(codes.NOT_FOUND);
  if (done.code === null) return { outcome: 'REFUSED' };
  return done.scanKey === null ? { outcome: 'HERE', code: done.code } : { outcome: 'ELSEWHERE' };
}

/**
 * Returns the social identity of a code, once: a code of this server, or one that the platform's own app issued. Null when it is not valid.
 */
export async function redeemSocial(ctx: Context, code: string): Promise<string | null> {
  const [ticket] = await ctx.db
    .delete(socialTickets)
    .where(and(eq(socialTickets.code, code), gt(socialTickets.expiresAt, ctx.now)))
    .returning({ socialId: socialTickets.socialId });
  return ticket?.socialId ?? asked(ctx, ctx.adapters.social.identify(code, null));
}
