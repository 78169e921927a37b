import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '@selvedge/app-kit/forms/refusalWords';
import { toast } from '@selvedge/design-system/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { renewOrders } from './order.api';

/** A step under way, as its dialog needs it. */
export interface Step<Input> {
  isPending: boolean;
  /** Why it was refused, in words; undefined before a refusal. */
  problem: string | undefined;
  /** Sends it; resolves to whether it was done. */
  send: (input: Input) => Promise<boolean>;
}

/**
 * Sends a step with the version that was read. When somebody else was faster (40901) the order is fetched anew, the dialog
 * says who and when and keeps everything that was typed, and the next try carries the newer version.
 *
 * @param readVersion version of what the step changes, as the page shows it now
 * @param call sends the step
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
