import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { type FieldRules, rulesOf } from './fieldRules';

/** Facts of a form that its fields need. */
export interface FormFacts {
  /** Returns the text for a rule's message in the language in force. */
  errorText: (message: string) => string;
  rules: FieldRules;
  /** Labels of the fields on the page, by name, in the order in which they appeared; null outside a form. */
  labels: Map<string, string> | null;
  /** Texts of values of the fields that show more than the value itself, such as the name of a choice, by name. */
  valueTexts: Map<string, ValueText>;
  /** Names of the fields that hold a part of a value, such as a day without its year, which the values of the form cannot hold. */
  incomplete: Set<string>;
}

/** Returns the text of a field's value, as its field shows it; undefined for a value that it does not know. */
export type ValueText = (value: unknown) => ReactNode;

export const FormContext = createContext<FormFacts>({
  errorText: (message) => message,
  rules: rulesOf(undefined),
  labels: null,
  valueTexts: new Map(),
  incomplete: new Set(),
});

/** Returns the function that turns a rule's message into a text in the language in force; adapters call it at each render. */
export function useErrorText(): FormFacts['errorText'] {
  return useContext(FormContext).errorText;
}

/**
 * Names a field in the form's error summary and conflict while it is on the page; without a label it is not named.
 *
 * @param valueText text of the field's values, when they are not shown as they are
 */
export function useFieldLabel(
  name: string | undefined,
  label: string | undefined,
  valueText?: ValueText,
): void {
  const { labels, valueTexts } = useContext(FormContext);
  useEffect(() => {
    if (name !== undefined && valueText !== undefined) valueTexts.set(name, valueText);
  }, [valueTexts, name, valueText]);
  useEffect(() => {
    if (labels === null || name === undefined || label === undefined) return;
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
}
