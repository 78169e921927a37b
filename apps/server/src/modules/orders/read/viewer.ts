import { BUYER_PRICE_PERM } from '@selvedge/domain/people/sight';
import { hasPerm } from '@selvedge/domain/people/permissions';
import type { Context } from '../../../contract/handlers';
import { seesContact, seesPrices } from '../../auth/access/sight';
import { machineActor } from './bundle';
import type { Viewer } from './shapes';

/** The caller as a viewer of orders. */
export function viewerOf(
  ctx: Pick<Context, 'maybeBuyer' | 'maybeStaff' | 'language'> & {
    config?: Pick<Context['config'], 'completion'>;
  },
): Viewer {
  const { maybeStaff } = ctx;
  const priced =
    maybeStaff === null ? hasPerm(ctx.maybeBuyer ?? {}, [BUYER_PRICE_PERM]) : seesPrices(maybeStaff);
  const contact = maybeStaff === null || seesContact(maybeStaff);
  return {
    actor: machineActor(ctx),
    language: ctx.language,
    priced,
    contact,
    completion: ctx.config?.completion ?? null,
  };
}
