import { Button } from '@selvedge/design-system/primitives/Button';
import { PlusIcon } from '@selvedge/design-system/primitives/Icon';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/Allowed';

/** Action on the products of a list that opens a dialog. */
export type AskedOfProducts = 'add' | 'sheet' | 'rule' | 'removeFound';

interface ProductToolsProps {
  /** Whether a filter hides products of the list. */
  isNarrowed: boolean;
  /** Number of products that match the filter. */
  total: number;
  onAsk: (asked: AskedOfProducts) => void;
}

/** Buttons for the products of a list that is not closed. */
export function ProductTools({ isNarrowed, total, onAsk }: ProductToolsProps) {
  const { t } = useTranslation(['staffLists', 'listEditor']);
  return (
    <>
      {isNarrowed && total > 0 && (
        <Button size="small" variant="quiet" onPress={() => onAsk('removeFound')}>
          {t('products.removeFound', { count: total })}
        </Button>
      )}
      <Allowed anyOf={[PRICE_PERM]}>
        <Button size="small" variant="quiet" isDisabled={total === 0} onPress={() => onAsk('rule')}>
          {t('listEditor:rule.title')}
        </Button>
      </Allowed>
      <Button size="small" variant="quiet" onPress={() => onAsk('sheet')}>
        {t('sheet.title')}
      </Button>
      <Button size="small" icon={<PlusIcon />} onPress={() => onAsk('add')}>
        {t('listEditor:add.open')}
      </Button>
    </>
  );
}
