import { codes, isApiError } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { useTranslation } from 'react-i18next';
import type { FuturesOrderDetail } from '../../../api/schemas';
import { renewOrders } from '../order.api';
import { convert } from './futuresOrder.api';

/** Asks for confirmation before a futures order becomes a spot order; missing stock is listed line by line. */
export function ConvertDialog({ order, onClose }: { order: FuturesOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('futures');
  const lines = order.subs.flatMap((sub) => sub.lines);

  const explain = (error: unknown): readonly string[] | undefined => {
    if (!isApiError(error, codes.SHORT_STOCK)) return undefined;
    return error.data.lines.map(({ skuId, asked, available }) => {
      const line = lines.find((one) => one.skuId === skuId);
      return t('short', { name: line?.name ?? skuId, size: line?.size ?? '', asked, available });
    });
  };
  const onDone = (): void => {
    onClose();
    navigate(`/procurement/detail/${order.id}`);
    void renewOrders();
  };

  return (
    <ConfirmStep
      title={t('convertTitle', { orderNo: order.orderNo })}
      confirmLabel={t('convertAction')}
      version={order.version}
      done={t('converted', { orderNo: order.orderNo })}
      explain={explain}
      onConfirm={(version) => convert(order.id, version)}
      onDone={onDone}
      onClose={onClose}
    >
      {t('convertText')}
    </ConfirmStep>
  );
}
