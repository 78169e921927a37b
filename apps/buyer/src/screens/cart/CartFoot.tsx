import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { ReadFailureLine } from '@selvedge/app-shell/app/ReadFailureLine';
import { Button } from '@selvedge/design-system/primitives/Button';
import { OrderBar } from '@selvedge/design-system/commerce/OrderBar';
import { useSurchargeSteps } from '../../trade/useSurchargeSteps';
import type { CartSelection } from './useCartSelection';

interface CartFootProps {
  selection: CartSelection;
  /** Whether an edit is being saved, so that the totals are not yet those of the order. */
  isHeld: boolean;
}

/** Bar with the totals of the selected lines, the exact amount missing to the next surcharge threshold, and the link to the inquiry. */
export function CartFoot({ selection, isHeld }: CartFootProps) {
  const { t } = useTranslation('cart');
  const steps = useSurchargeSteps();
  const { ticked, isWhole, pieceCount, check, isChecking, failed } = selection;
  const query = isWhole ? '' : `&lines=${ticked.map(({ id }) => encodeURIComponent(id)).join(',')}`;
  return (
    <OrderBar
      styleCount={new Set(ticked.map(({ productId }) => productId)).size}
      pieceCount={pieceCount}
      sums={check}
      steps={steps}
      problem={failed && <ReadFailureLine query={failed} />}
      primary={
        <Button
          variant="primary"
          isDisabled={ticked.length === 0 || isHeld || isChecking}
          onPress={() => navigate(`/procurement/inquiry?from=cart${query}`)}
        >
          {t('createInquiry', { count: ticked.length })}
        </Button>
      }
    />
  );
}
