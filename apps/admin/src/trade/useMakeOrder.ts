import { useState } from 'react';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { codes, isApiError, newIdempotencyKey } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { refusalOf } from '@selvedge/app-kit/forms/refusalWords';
import { toast } from '@selvedge/design-system/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import { staff } from '../api/client';
import type { OrderRef, StaffOrderPreviewInput } from '../api/schemas';

/** What the order would come to as it is written, and what of the rules is not met. */
const previewQuery = (body: StaffOrderPreviewInput) =>
  queryOptions({
    queryKey: queryKey('orders', 'preview', body),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => staff.post('/api/v1/orders/preview', { body, signal, silent: true }),
  });

interface OrderStep<Made> {
  /** Goods to sum up; null while there are none, or nobody to order for. */
  preview: StaffOrderPreviewInput | null;
  /** Sends the order under a key; undefined while something is missing to it. */
  send: ((idempotencyKey: string) => Promise<Made>) | undefined;
  /** The key that is kept with what is written, and how it is renewed; a key of this visit to the page when left out. */
  intent?: { key: string; renew: () => void };
  onMade: (made: Made) => void;
  /** Told of a refusal, with the version that is stored now where somebody else was faster. */
  onRefused?: (newer: number | undefined) => void;
}

/** Goods that staff order for a customer: what they would come to, why they were refused, and the step that sends them. */
export function useOrderStep<Made>({ preview, send, intent, onMade, onRefused }: OrderStep<Made>) {
  const { t } = useTranslation('addOrder');
  const formats = useFormats();
  const [ownKey, setOwnKey] = useState(newIdempotencyKey);
  const { key, renew } = intent ?? { key: ownKey, renew: () => setOwnKey(newIdempotencyKey()) };
  const [problem, setProblem] = useState<string>();
  const sums = useQuery({
    ...previewQuery(preview ?? { customerId: '', kind: 'SPOT', lines: [] }),
    enabled: preview !== null,
  });

  const explain = (error: unknown): { words: string; newer?: number } => {
    if (isApiError(error, codes.SHORT_STOCK)) {
      const words = error.data.lines
        .map(({ asked, available }) => t('short', { asked, available }))
        .join(' ');
      return { words };
    }
    const { words, fields, newer } = refusalOf(error, formats.stamp);
    const said = [...new Set(Object.values(fields))];
    return { words: (said.length === 0 ? [words] : said).join(' '), newer };
  };

  const step = useMutation({
    mutationFn: () => {
      if (send === undefined) throw new Error('something is missing to the order');
      return send(key);
    },
    onSuccess: (made) => {
      void invalidate('carts', 'orders', 'dashboard', 'products');
      onMade(made);
    },
    onError: (error) => {
      // A refused content gets a new key; an answer that was lost, also on its way through a proxy, is asked for again by the same one.
      if (isApiError(error) && error.httpStatus !== undefined && error.httpStatus < 500) renew();
      const { words, newer } = explain(error);
      setProblem(words);
      onRefused?.(newer);
    },
  });

  return {
    totals: preview === null ? undefined : sums.data?.totals,
    problem,
    isReady: send !== undefined,
    isPending: step.isPending,
    make: () => {
      setProblem(undefined);
      step.mutate();
    },
  };
}

/** An order that staff make for a customer, which is opened once it is made. */
export function useMakeOrder(order: Omit<OrderStep<OrderRef>, 'onMade'>) {
  const { t } = useTranslation('addOrder');
  return useOrderStep<OrderRef>({
    ...order,
    onMade: ({ orderId, orderNo }) => {
      toast.show({ tone: 'positive', message: t('made', { orderNo }) });
      navigate(`/procurement/detail/${orderId}`);
    },
  });
}
