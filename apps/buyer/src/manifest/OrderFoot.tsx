import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { Button } from '@selvedge/design-system/primitives/Button';
import { OrderBar } from '@selvedge/design-system/commerce/OrderBar';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useSurchargeSteps } from '../trade/useSurchargeSteps';
import { clearWritten } from '../unsaved/unsaved';
import { BlockedOrderNote } from './BlockedOrderNote';
import { saveWrittenDraft } from './manifest.api';
import { useAddToCart } from './useAddToCart';
import type { WrittenOrder } from './useWrittenOrder';

interface OrderFootProps {
  order: WrittenOrder;
  /** Id of the list whose quantities are shown; null for all lists. */
  listId: string | null;
  /** Title of a draft that is saved here. */
  draftTitle: string;
  /** Whether the list takes orders. */
  isOpen?: boolean;
  /** Number of cells with an invalid text: they must be corrected before any action. */
  invalidCount: number;
}

/**
 * Bar at the foot of a manifest: totals of the entered quantities, the next surcharge threshold, and the actions draft, cart and inquiry.
 */
export function OrderFoot({ order, listId, draftTitle, isOpen = true, invalidCount }: OrderFootProps) {
  const { t } = useTranslation('listDetail');
  const { t: common } = useTranslation();
  const steps = useSurchargeSteps();
  const { lines, over, styleCount, totals } = order;

  const scope = listId === null ? {} : { listId };
  const toCart = useAddToCart(lines, scope);
  const once = useIntent();
  const toDraft = useMutation({
    mutationFn: () => once((key) => saveWrittenDraft(draftTitle, lines, key)),
    onSuccess: (id) => {
      clearWritten(scope);
      toast.show({
        tone: 'positive',
        message: common('messages.saved'),
        action: { label: t('toDraft'), onPress: () => navigate(`/procurement/inquiry?draft=${id}`) },
      });
    },
  });
  const isHeld = over.length > 0 || invalidCount > 0;
  const isIdle = lines.length === 0 || !isOpen || isHeld || toCart.isPending || toDraft.isPending;
  const query = listId === null ? 'from=written' : `from=written&list=${encodeURIComponent(listId)}`;

  return (
    <OrderBar
      styleCount={styleCount}
      pieceCount={totals.qty}
      sums={totals}
      steps={steps}
      problem={isHeld && <BlockedOrderNote over={over} invalidCount={invalidCount} />}
      actions={
        <>
          <Button
            variant="quiet"
            isDisabled={isIdle && !toDraft.isPending}
            isPending={toDraft.isPending}
            onPress={() => toDraft.mutate()}
          >
            {t('saveDraft')}
          </Button>
          <Button
            isDisabled={isIdle && !toCart.isPending}
            isPending={toCart.isPending}
            onPress={() => toCart.mutate()}
          >
            {t('addToCart')}
          </Button>
        </>
      }
      primary={
        <Button
          variant="primary"
          isDisabled={isIdle}
          onPress={() => navigate(`/procurement/inquiry?${query}`)}
        >
          {t('createInquiry')}
        </Button>
      }
    />
  );
}
