import { createContext, useContext, useEffect } from 'react';
import { type FieldRules, rulesOf } from './fieldRules';

/** Facts of a form that its fields need. */
export interface FormFacts {
  /** Returns the text for a rule's message in the language in force. */
  errorText: (message: string) => string;
  rules: FieldRules;
  /** Labels of the fields on the page, by name, in the order in which they appeared; null outside a form. */
  labels: Map<string, string> | null;
}

export const FormContext = createContext<FormFacts>({
  errorText: (message) => message,
  rules: rulesOf(undefined),
  labels: null,
});

/** Returns the function that turns a rule's message into a text in the language in force; adapters call it at each render. */
export function useErrorText(): FormFacts['errorText'] {
  return useContext(FormContext).errorText;
}

/** Names a field in the form's error summary while it is on the page; without a label it is not named. */
export function useFieldLabel(name: string | undefined, label: string | undefined): void {
  const { labels } = useContext(FormContext);
  useEffect(() => {
    if (labels === null || name === undefined || label === undefined) return;
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
}
