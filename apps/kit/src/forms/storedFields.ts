type Fields = Readonly<Record<string, unknown>>;

/**
 * What of a stored thing a form shows as it is: text, numbers and ticks under the name of a field that holds the same kind of value. A field that
 * writes it another way, such as cents as euro, is left as it stands.
 */
export const storedFields = (stored: Fields, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => typeof value !== 'object' && typeof value === typeof fields[name],
    ),
  );
