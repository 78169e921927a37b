import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { Button } from '@selvedge/design-system/Button';
import { OrderBar } from '@selvedge/design-system/OrderBar';
import { useSurchargeSteps } from '../../trade/useSurchargeSteps';
import type { CartSelection } from './useCartSelection';

interface CartFootProps {
  selection: CartSelection;
  /** An edit is on its way: the sums are not those of the order yet. */
  isHeld: boolean;
}

/** Sums of the ticked lines, the exact sum missing to the next threshold, and the way to the inquiry. */
export function CartFoot({ selection, isHeld }: CartFootProps) {
  const { t } = useTranslation('cart');
  const steps = useSurchargeSteps();
  const { ticked, isWhole, check, isChecking } = selection;
  const query = isWhole ? '' : `&lines=${ticked.map(({ id }) => encodeURIComponent(id)).join(',')}`;
  return (
    <OrderBar
      styleCount={new Set(ticked.map(({ productId }) => productId)).size}
      pieceCount={check.qty}
      sums={check}
      steps={steps}
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
