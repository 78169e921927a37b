import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Rules of a form that everybody meets before anything else: loaded at the first check, so that the page does not wait for them. Where they
 * do not come (the line broke), nothing is wrong here, and the server judges what is sent.
 */
export function laterRules<Values extends FieldValues>(
  load: () => Promise<{ default: Resolver<Values> }>,
): Resolver<Values> {
  return async (values, context, options) => {
    const rules = await load().catch(() => null);
    return rules === null ? { values, errors: {} } : rules.default(values, context, options);
  };
}
