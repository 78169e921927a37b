/** Rules of a form's fields, as its schema has them; a resolver may carry them as `rules`. */
export interface FieldRules {
  /** Whether the field refuses to be empty. */
  isRequired: (name: string) => boolean;
  /** Most characters of the field's text; undefined without a limit. */
  maxLength: (name: string) => number | undefined;
  /** Whether every field but check boxes is required: none is marked then. */
  areAllRequired: boolean;
}

/** Rules of a form whose resolver says nothing about its fields. */
const noRules: FieldRules = {
  isRequired: () => false,
  maxLength: () => undefined,
  areAllRequired: false,
};

/** Returns the rules that a resolver carries. */
export function rulesOf(resolver: unknown): FieldRules {
  const carried = resolver as { rules?: FieldRules } | undefined;
  return carried?.rules ?? noRules;
}
