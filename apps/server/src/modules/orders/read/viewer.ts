import type { Context } from '../../../contract/handlers';
import { callerSeesPrices, seesContact } from '../../auth/access/fieldVisibility';
import { machineActor } from './bundle';
import type { Viewer } from './presenters';

/** Returns the caller as a viewer of orders. */
export function viewerOf(
  ctx: Pick<Context, 'maybeBuyer' | 'maybeStaff' | 'language'> & {
    config?: Pick<Context['config'], 'completion'>;
  },
): Viewer {
  const { maybeStaff } = ctx;
  const contact = maybeStaff === null || seesContact(maybeStaff);
  return {
    actor: machineActor(ctx),
    language: ctx.language,
    priced: callerSeesPrices(ctx),
    contact,
    completion: ctx.config?.completion ?? null,
  };
}
