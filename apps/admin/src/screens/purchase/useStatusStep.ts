import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import type { PurchaseOrderDetail } from '../../api/schemas';
import { setStatus } from './purchase.api';
import type { StatusInput } from './purchase.api';

/** Transition that sets the status, for the page and its dialogs. */
interface StatusStep {
  isPending: boolean;
  /** Message of the refusal; undefined before a refusal. */
  problem: string | undefined;
  /** Sends the transition; resolves to whether it succeeded. */
  send: (to: StatusInput['to'], reason?: string) => Promise<boolean>;
}

/**
 * Sets the status of a purchase order with the version that the page shows; when another user was faster, the message names them and the
 * time, and the page is refetched.
 */
export function useStatusStep({ id, version }: PurchaseOrderDetail, onDone: () => void): StatusStep {
  const { t } = useTranslation('purchases');
  const formats = useFormats();
  const [problem, setProblem] = useState<string>();
  const step = useMutation({
    mutationFn: (input: Omit<StatusInput, 'version'>) => setStatus(id, { ...input, version }),
    onSuccess: () => {
      setProblem(undefined);
      toast.show({ tone: 'positive', message: t('stepDone') });
      onDone();
    },
    onError: (error) => setProblem(refusalOf(error, formats.stamp).words),
  });
  return {
    isPending: step.isPending,
    problem,
    send: (to, reason) =>
      step.mutateAsync({ to, ...(reason !== undefined && { reason }) }).then(
        () => true,
        () => false,
      ),
  };
}
