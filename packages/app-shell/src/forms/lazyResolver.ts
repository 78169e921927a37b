import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Returns a resolver whose rules are loaded at the first validation, so that a page shown before all others does not wait for them. When
 * they fail to load (the connection is lost), the form passes, and the server validates what is sent.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<{ default: Resolver<Values> }>,
): Resolver<Values> {
  return async (values, context, options) => {
    const rules = await load().catch(() => null);
    return rules === null ? { values, errors: {} } : rules.default(values, context, options);
  };
}
