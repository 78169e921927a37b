import { createContext, useContext, useMemo } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { form as formClass, formError } from './Form.css';

type ErrorText = (message: string) => string;

const ErrorTextContext = createContext<ErrorText>((message) => message);

/** Turns a rule's message into words of the language in force; adapters call it at each render. */
export function useErrorText(): ErrorText {
  return useContext(ErrorTextContext);
}

export interface FormProps<Values extends FieldValues, Sent = Values> extends RootProps<HTMLFormElement> {
  /** From `useForm`, with the schema's resolver. */
  form: UseFormReturn<Values, unknown, Sent>;
  /** Called with valid values; a rejected promise is the caller's to show. A second submit while one runs is ignored. */
  onSubmit: (values: Sent) => void | Promise<void>;
  /** Gives the words for a rule's message, when schemas carry keys. */
  errorText?: ErrorText;
  children: ReactNode;
  /** Spoken name. */
  label?: string;
}

/** A form: stacks its fields, focuses the first wrong one, and shows what the server refused (`setError('root', …)`). */
export function Form<Values extends FieldValues, Sent = Values>(props: FormProps<Values, Sent>) {
  const { form, onSubmit, errorText, children, label } = props;
  const { isSubmitting, errors } = form.formState;
  const words = useMemo<ErrorText>(() => errorText ?? ((message) => message), [errorText]);
  /** Newer values that come while the rules are checked make react-hook-form drop the press without a word: it is checked again, with them. */
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
