type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields of a stored record that a form shows unchanged: texts, numbers and booleans under the name of a field with a value of
 * the same type. A field that uses another format, such as euro for cents, keeps its value.
 */
export const storedFields = (stored: Fields, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => typeof value !== 'object' && typeof value === typeof fields[name],
    ),
  );
