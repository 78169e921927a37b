import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { errorWords } from '../app/errorWords';
import { refusalOf } from '../forms/refusalWords';

/** Transition of a record, as its dialog performs it. */
export interface StepOf<Input, Answer> {
  /** Version of the record as the page shows it when the dialog opens; left out for a call without one. */
  version?: number;
  /** Sends the transition; rejects with the refusal of the call. */
  call: (input: Input, version: number) => Promise<Answer>;
  /** Message after success, or a function of the answer; none when left out. */
  done?: string | ((answer: Answer) => string);
  /** Called after success, such as to close the dialog. */
  onDone?: () => void;
  /** Returns the messages of a refusal that carries data of its own; undefined for any other. */
  explain?: (error: unknown) => readonly string[] | undefined;
}

/** Transition in progress, for its dialog. */
export interface Step<Input> {
  isPending: boolean;
  /** Messages of the last refusal; empty without one. */
  problems: readonly string[];
  /** Sends the transition; resolves to whether it succeeded. */
  send: (input: Input) => Promise<boolean>;
}

/**
 * Sends a transition with the version that was read, and shows a message after success. A refusal is returned as `problems` and the input
 * stays: the messages of its fields or of the call, and the objects that prevent it (40912). When another user was faster (40901) they
 * name who and when, and the next try sends the newer version.
 */
export function useStep<Input, Answer>(step: StepOf<Input, Answer>): Step<Input> {
  const { call, done, onDone, explain } = step;
  const formats = useFormats();
  const [version, setVersion] = useState(step.version ?? 0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: Input) => call(input, version),
    onSuccess: (answer) => {
      setProblems([]);
      if (done !== undefined)
        toast.show({ tone: 'positive', message: typeof done === 'string' ? done : done(answer) });
      onDone?.();
    },
    onError: (error, input) => {
      if (!isApiError(error)) return setProblems([errorWords(error)]);
      const { words, fields, later } = refusalOf(error, formats.stamp, input !== undefined);
      const ofFields = [...new Set(Object.values(fields))];
      const users = isApiError(error, codes.IN_USE) ? error.data.by : [];
      if (later !== undefined) setVersion(later.version);
      return setProblems(explain?.(error) ?? [...(ofFields.length > 0 ? ofFields : [words]), ...users]);
    },
  });
  return {
    isPending,
    problems,
    send: (input) =>
      mutateAsync(input).then(
        () => true,
        () => false,
      ),
  };
}
