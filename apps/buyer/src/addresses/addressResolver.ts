import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import type { Resolver } from 'react-hook-form';
import { MESSAGE } from '@selvedge/domain/people/validation';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { regionsQuery } from './address.api';
import { addressFormSchema, regionPath } from './addressForm';
import type { AddressValues } from './addressForm';

const byRules = schemaResolver(addressFormSchema);

const checked: Resolver<AddressValues> = async (values, context, options) => {
  const judged = await byRules(values, context, options);
  const regions = queryClient.getQueryData(regionsQuery(values.areaType).queryKey);
  if (judged.errors.regionCodes || !regions || regionPath(regions, values.regionCodes).isWhole) return judged;
  return {
    values: {},
    errors: { ...judged.errors, regionCodes: { type: 'parts', message: MESSAGE.regionRequired } },
  };
};

/**
 * Validates an address by the shared rules, and its region by the loaded region tree: a change of area, a pasted address or an outdated
 * stored one can leave a region incomplete. Nothing can be sent before the regions are loaded.
 */
export const addressResolver = Object.assign(checked, { rules: byRules.rules });
