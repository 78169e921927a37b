import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { StaffListDetail } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { editProducts } from './listEditor.api';
import type { ListedProduct } from './listedProduct';

const PriceRuleDialog = lazyDialog(() =>
  import('@selvedge/app-shell/lists/PriceRuleDialog').then((part) => part.PriceRuleDialog),
);

const COST = [COST_PERM] as const;
const SAMPLES = 5;

interface PriceRuleProps {
  list: StaffListDetail;
  /** Products of the page, some of which are samples of the outcome. */
  products: readonly ListedProduct[];
  onClose: () => void;
}

/**
 * Dialog that prices all products of a list by a rule: from wholesale, retail, or, for users who may see it, cost; no price has a floor
 * here.
 */
export function PriceRule({ list, products, onClose }: PriceRuleProps) {
  const seesCost = useAllowed(COST);
  return (
    <PriceRuleDialog
      listId={list.id}
      bases={seesCost ? ['WHOLESALE', 'RETAIL', 'COST'] : ['WHOLESALE', 'RETAIL']}
      hasFloor={false}
      count={list.productCount}
      version={list.version}
      samples={products.slice(0, SAMPLES).map((one) => ({
        id: one.id,
        name: one.name,
        bases: {
          WHOLESALE: one.merchantPriceCents,
          RETAIL: one.retailPriceCents,
          COST: one.costCents === 0 ? null : one.costCents,
        },
        priceCents: one.wholesalePriceCents,
        floorCents: 0,
      }))}
      onSave={(rule, version) => editProducts(list.id, { version, rule })}
      onClose={onClose}
    />
  );
}
