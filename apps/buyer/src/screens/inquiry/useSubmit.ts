import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { Violation } from '../../api/schemas';
import { refusedWords } from '../../trade/errorWords';
import type { PriceChange, Shortage } from '../../trade/refusals';
import { closedListOf, limitOf, priceChangesOf, shortagesOf, violationsOf } from '../../trade/refusals';
import { clearWritten } from '../../unsaved/unsaved';
import { renewPreview, submitInquiry } from './inquiry.api';
import type { InquiryToSend } from './inquiry.api';
import { writtenScope } from './inquiry.search';
import type { InquirySource } from './inquiry.search';
import { keyFor } from './useInquiryForm';
import type { InquiryForm, InquiryIntent } from './useInquiryForm';

const SUBMIT = ['submitInquiry'];

/** Refusal of the last try; problems of lines are shown at the lines. */
export interface Refusal {
  words: string;
  /** Whether no answer arrived: sending again creates no second order. */
  isUnanswered: boolean;
  shortages: readonly Shortage[];
  prices: readonly PriceChange[];
  violations: readonly Violation[];
  closedListId: string | null;
  /** Message about the address, shown there. */
  address?: string;
  /** Spend limit of the member in EUR cents, when this inquiry exceeds it: the leader can be asked (40916). */
  limitCents: number | null;
}

interface SubmitOptions {
  source: InquirySource;
  form: InquiryForm;
  changeIntent: (part: Partial<InquiryIntent>) => void;
  forget: () => void;
}

/** Hook that submits the inquiry: one key per form, one call at a time. */
export function useSubmit({ source, form, changeIntent, forget }: SubmitOptions) {
  const { t } = useTranslation(['common', 'inquiry']);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mutate, isPending } = useMutation({
    mutationKey: SUBMIT,
    mutationFn: (inquiry: InquiryToSend) => {
      const key = keyFor(form, JSON.stringify(inquiry));
      changeIntent(key);
      return submitInquiry(inquiry, key.idempotencyKey);
    },
    onSuccess: ({ orderId }) => {
      forget();
      if (source.kind === 'written') clearWritten(writtenScope(source));
      toast.show({ tone: 'positive', message: t('messages.inquiryCreated') });
      navigate(`/procurement/detail/${encodeURIComponent(orderId)}`, { replace: true });
    },
    onError: (error) => {
      if (!isApiError(error)) return;
      const prices = priceChangesOf(error) ?? [];
      // The buyer had accepted other prices.
      if (prices.length > 0) changeIntent({ acceptPrices: false });
      if (error.code !== undefined) renewPreview();
      setRefusal({
        words: isApiError(error, codes.NOT_FOUND) ? t('inquiry:sums.withdrawn') : refusedWords(error),
        isUnanswered: error.code === undefined,
        shortages: shortagesOf(error) ?? [],
        prices,
        violations: violationsOf(error) ?? [],
        closedListId: closedListOf(error),
        address: error.fields.addressId,
        limitCents: limitOf(error),
      });
    },
  });
  const submit = (inquiry: InquiryToSend): void => {
    if (queryClient.isMutating({ mutationKey: SUBMIT }) === 0) mutate(inquiry);
  };
  return { submit, isPending, refusal, clearRefusal: () => setRefusal(null) };
}
