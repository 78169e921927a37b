import { useTranslation } from 'react-i18next';
import { ReadFailureLine } from '@selvedge/app-shell/app/ReadFailureLine';
import { Button } from '@selvedge/design-system/primitives/Button';
import { OrderBar } from '@selvedge/design-system/commerce/OrderBar';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { useOrderStep } from './useMakeOrder';

const NOTHING = { goodsCents: 0, payableCents: 0 };

interface MakeOrderBarProps {
  order: ReturnType<typeof useOrderStep>;
  /** Label of the button; that for making an order when left out. */
  action?: string;
  styleCount: number;
  pieceCount: number;
  /** Reason why the order cannot be made, found before the server is called. */
  hindrance?: string;
  isDisabled?: boolean;
}

/** Bar at the foot of an order that staff make: pieces, sums, unmet minimums or the refusal, and the button. */
export function MakeOrderBar({ order, ...rest }: MakeOrderBarProps) {
  const { action, styleCount, pieceCount, hindrance, isDisabled } = rest;
  const { t } = useTranslation('addOrder');
  const formats = useFormats();
  const { totals } = order;
  const below = (totals?.violations ?? []).map(({ code, need, have }) =>
    code === 'MIN_PIECES'
      ? t('below.pieces', { need, have })
      : t('below.value', { need: formats.money(need), have: formats.money(have) }),
  );
  const refusal = hindrance ?? order.problem;
  const problem = refusal ?? [...new Set(below)].join(' ');
  return (
    <OrderBar
      styleCount={styleCount}
      pieceCount={pieceCount}
      sums={totals === undefined ? NOTHING : totals}
      problem={
        problem ? (
          <span role={refusal ? 'alert' : undefined}>
            <Text ink={refusal ? 'critical' : 'warning'}>{problem}</Text>
          </span>
        ) : (
          order.failed && <ReadFailureLine query={order.failed} />
        )
      }
      primary={
        <Button
          variant="primary"
          isDisabled={!order.isReady || isDisabled === true || hindrance !== undefined}
          isPending={order.isPending}
          onPress={order.make}
        >
          {action ?? t('make')}
        </Button>
      }
    />
  );
}
