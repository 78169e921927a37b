import { createContext, useContext, useMemo } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { form as formClass, formError } from './Form.css';

type ErrorText = (message: string) => string;

const ErrorTextContext = createContext<ErrorText>((message) => message);

/** Returns the function that turns a rule's message into a text in the language in force; adapters call it at each render. */
export function useErrorText(): ErrorText {
  return useContext(ErrorTextContext);
}

export interface FormProps<Values extends FieldValues, Sent = Values> extends RootProps<HTMLFormElement> {
  /** Result of `useForm` with the schema's resolver. */
  form: UseFormReturn<Values, unknown, Sent>;
  /** Called with valid values; the caller shows the error of a rejected promise. A second submit while one runs is ignored. */
  onSubmit: (values: Sent) => void | Promise<void>;
  /** Returns the text for a rule's message, for schemas whose messages are keys. */
  errorText?: ErrorText;
  children: ReactNode;
  /** Accessible name. */
  label?: string;
}

/** Form: stacks its fields, focuses the first invalid one, and shows the server's refusal (`setError('root', …)`). */
export function Form<Values extends FieldValues, Sent = Values>(props: FormProps<Values, Sent>) {
  const { form, onSubmit, errorText, children, label } = props;
  const { isSubmitting, errors } = form.formState;
  const words = useMemo<ErrorText>(() => errorText ?? ((message) => message), [errorText]);
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
      <ErrorTextContext value={words}>
        <form
          {...rootProps(props)}
          aria-label={label}
          noValidate
          className={formClass}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (!isSubmitting) void submit(event);
          }}
        >
          {refused ? (
            <p role="alert" className={formError}>
              {words(refused)}
            </p>
          ) : null}
          {children}
        </form>
      </ErrorTextContext>
    </FormProvider>
  );
}
