import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { renewOrders } from './order.api';

/** Transition in progress, for its dialog. */
export interface Step<Input> {
  isPending: boolean;
  /** Message of the refusal; undefined before a refusal. */
  problem: string | undefined;
  /** Sends the transition; resolves to whether it succeeded. */
  send: (input: Input) => Promise<boolean>;
}

/**
 * Sends a transition with the version that was read. When another user was faster (40901) the order is refetched, the dialog shows who
 * changed it and when and keeps the input, and the next try sends the newer version.
 *
 * @param readVersion version of the changed object, as the page shows it now
 * @param call sends the transition
 */
export function useStep<Input>(
  readVersion: number,
  call: (input: Input, version: number) => Promise<void>,
): Step<Input> {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const [version, setVersion] = useState(readVersion);
  const [problem, setProblem] = useState<string>();
  const step = useMutation({ mutationFn: (input: Input) => call(input, version) });

  const explain = (error: unknown): string => {
    const { words, newer } = refusalOf(error, formats.stamp);
    if (newer !== undefined) setVersion(newer);
    return words;
  };

  return {
    isPending: step.isPending,
    problem,
    send: async (input) => {
      try {
        await step.mutateAsync(input);
      } catch (error) {
        setProblem(explain(error));
        void renewOrders();
        return false;
      }
      toast.show({ message: t('done'), tone: 'positive' });
      void renewOrders();
      return true;
    },
  };
}
