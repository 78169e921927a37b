import { codes, isApiError } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FuturesOrderDetail } from '../../../api/schemas';
import { renewOrders } from '../order.api';
import { convert } from './futuresOrder.api';

/** Asks for confirmation before a futures order becomes a spot order; missing stock is listed line by line. */
export function ConvertDialog({ order, onClose }: { order: FuturesOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('futures');
  const formats = useFormats();
  const [version, setVersion] = useState(order.version);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const lines = order.subs.flatMap((sub) => sub.lines);

  const explain = (error: unknown): readonly string[] => {
    if (isApiError(error, codes.SHORT_STOCK))
      return error.data.lines.map(({ skuId, asked, available }) => {
        const line = lines.find((one) => one.skuId === skuId);
        return t('short', { name: line?.name ?? skuId, size: line?.size ?? '', asked, available });
      });
    const { words, newer } = refusalOf(error, formats.stamp);
    if (newer !== undefined) setVersion(newer);
    return [words];
  };

  const step = useMutation({
    mutationFn: () => convert(order.id, version),
    onSuccess: () => {
      toast.show({ tone: 'positive', message: t('converted', { orderNo: order.orderNo }) });
      onClose();
      navigate(`/procurement/detail/${order.id}`);
      void renewOrders();
    },
    onError: (error) => setProblems(explain(error)),
  });

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('convertTitle', { orderNo: order.orderNo })}
      confirmLabel={t('convertAction')}
      isPending={step.isPending}
      onConfirm={() => step.mutate()}
    >
      <Stack gap="s2">
        <Text as="p">{t('convertText')}</Text>
        {problems.map((words) => (
          <Text key={words} as="p" ink="critical">
            {words}
          </Text>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
