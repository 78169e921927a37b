import { hasPerm, type Perm } from '@selvedge/domain/people/permissions';
import { BUYER_PRICE_PERM, CONTACT_PERM, COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { isShownAmounts, type StaffSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';

/** Whether a buyer is shown prices and sums. */
export const isShownPrices = (ctx: { can: (permission: Perm) => boolean }): boolean =>
  ctx.can(BUYER_PRICE_PERM);

/** Whether a member of staff is shown prices and sums. */
export const seesPrices = (staff: StaffSession): boolean => isShownAmounts({ buyer: null, staff });

/** Whether the caller, a buyer or staff, is shown prices and sums. */
export const callerSeesPrices = ({
  maybeBuyer,
  maybeStaff,
}: Pick<Context, 'maybeBuyer' | 'maybeStaff'>): boolean =>
  isShownAmounts({ buyer: maybeBuyer, staff: maybeStaff });

/** Whether a member of staff sees what products cost the merchant. */
export const seesCost = (staff: StaffSession): boolean => hasPerm(staff, [COST_PERM]);

/** Whether a member of staff sees contact data of people and delivery addresses. */
export const seesContact = (staff: StaffSession): boolean => hasPerm(staff, [CONTACT_PERM]);

/** Refuses with 40001 to sort by an amount, as any of the fields, that is hidden from the caller: the order alone would reveal it. */
export function refuseHiddenSort(
  sort: readonly string[] | undefined,
  priced: boolean,
  language: Language,
): void {
  if (priced || sort?.some((field) => field.endsWith('Cents')) !== true) return;
  throw invalid({ sort: translate(language, 'auth.hiddenSort') });
}

/** Refuses with 40001 to filter by an amount that is hidden from the caller: the result would reveal it. */
export function refuseHiddenAmounts(
  filter: { valueMinCents?: number; valueMaxCents?: number },
  priced: boolean,
  language: Language,
): void {
  if (priced) return;
  if (filter.valueMinCents !== undefined)
    throw invalid({ valueMinCents: translate(language, 'auth.hiddenSort') });
  if (filter.valueMaxCents !== undefined)
    throw invalid({ valueMaxCents: translate(language, 'auth.hiddenSort') });
}
