import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { queryClient } from '@selvedge/app-kit/app/queryClient';
import { toast } from '@selvedge/design-system/Toast';
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

/** Why the last try was refused; what concerns lines is named at the lines. */
export interface Refusal {
  words: string;
  /** No answer came: sending again makes no second order. */
  isUnanswered: boolean;
  shortages: readonly Shortage[];
  prices: readonly PriceChange[];
  violations: readonly Violation[];
  closedListId: string | null;
  /** What is wrong with the address; said there. */
  address?: string;
  /** Most an inquiry of this person may be worth, EUR cents, where this one is above it: the leader may be asked (E 40916). */
  limitCents: number | null;
}

interface SubmitOptions {
  source: InquirySource;
  form: InquiryForm;
  changeIntent: (part: Partial<InquiryIntent>) => void;
  forget: () => void;
}

/** Submits the inquiry: one key per form, one call at a time. */
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
      // What was agreed to were other prices.
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
