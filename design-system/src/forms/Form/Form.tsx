import { useMemo, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { ErrorSummary } from './ErrorSummary';
import { form as formClass, formError } from './Form.css';
import { FormContext } from './FormContext';
import type { FormFacts } from './FormContext';
import { rulesOf } from './fieldRules';

export { useErrorText } from './FormContext';
export { useField } from '../useField';
export type { FieldRules } from './fieldRules';

export interface FormProps<Values extends FieldValues, Sent = Values> extends RootProps<HTMLFormElement> {
  /** Result of `useForm` with the schema's resolver, which may carry the rules of the fields. */
  form: UseFormReturn<Values, unknown, Sent>;
  /** Called with valid values; the caller shows the error of a rejected promise. A second submit while one runs is ignored. */
  onSubmit: (values: Sent) => void | Promise<void>;
  /** Returns the text for a rule's message, for schemas whose messages are keys. */
  errorText?: FormFacts['errorText'];
  children: ReactNode;
  /** Accessible name. */
  label?: string;
}

/**
 * Form: stacks its fields, marks the required ones, focuses the first invalid one, lists the invalid ones of a long form, and shows the
 * server's refusal (`setError('root', …)`).
 */
export function Form<Values extends FieldValues, Sent = Values>(props: FormProps<Values, Sent>) {
  const { form, onSubmit, errorText, children, label } = props;
  const { isSubmitting, isSubmitted, errors } = form.formState;
  const [labels] = useState(() => new Map<string, string>());
  const [valueTexts] = useState<FormFacts['valueTexts']>(() => new Map());
  const [incomplete] = useState<FormFacts['incomplete']>(() => new Set());
  const { resolver } = form.control._options;
  const facts = useMemo<FormFacts>(() => {
    const rules = rulesOf(resolver);
    return { errorText: errorText ?? ((message) => message), rules, labels, valueTexts, incomplete };
  }, [errorText, resolver, labels, valueTexts, incomplete]);
  /** Checks all fields without sending anything, and moves the focus to the first that is incomplete. */
  const refuseIncomplete = async (name: string): Promise<void> => {
    await form.trigger();
    form.setFocus(name as Path<Values>);
  };
  /** New values that arrive while the rules are checked make react-hook-form drop the submit silently: the check is repeated with them. */
  const submit = async (
    event: FormEvent<HTMLFormElement>,
    shown: HTMLFormElement = event.currentTarget,
  ): Promise<void> => {
    let isDropped = true;
    const check = form.handleSubmit(
      (values) => {
        isDropped = false;
        return onSubmit(values);
      },
      () => {
        isDropped = false;
      },
    );
    await check(event);
    if (isDropped && shown.isConnected) await submit(event, shown);
  };
  const refused = errors.root?.message;
  return (
    <FormProvider {...form}>
      <FormContext value={facts}>
        <form
          {...rootProps(props)}
          aria-label={label}
          noValidate
          data-all-required={facts.rules.areAllRequired || undefined}
          className={formClass}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (isSubmitting) return;
            const [unfinished] = incomplete;
            void (unfinished === undefined ? submit(event) : refuseIncomplete(unfinished));
          }}
        >
          {refused ? (
            <p role="alert" className={formError}>
              {facts.errorText(refused)}
            </p>
          ) : null}
          {isSubmitted && (
            <ErrorSummary
              errors={errors}
              labels={labels}
              onGo={(name) => form.setFocus(name as Path<Values>)}
            />
          )}
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}
