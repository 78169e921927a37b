import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { SelectionAction } from '@selvedge/design-system/primitives/SelectionBar';
import { useFormats } from '@selvedge/design-system/i18n';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { DRAFT_MAX_LINES } from '@selvedge/domain/constants';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { session } from '../../api/session';
import { useAddToCart } from '../../manifest/useAddToCart';
import { useWritten } from '../../unsaved/unsaved';
import { overStock, writtenLines } from '../../unsaved/written';
import { compareCounts } from './compare';
import { MOST_TICKED } from './useTicked';

interface SelectionActionsOptions {
  keys: readonly string[];
  /** Number of cells with an invalid text: they must be corrected before any order action. */
  invalidCount: number;
  onCompare: (keys: readonly string[]) => void;
  onOwnList: () => void;
}

/**
 * Hook that returns the actions on the selected products: compare, order their entered quantities, add to the user's own list; each states
 * its limit.
 */
export function useSelectionActions(options: SelectionActionsOptions): SelectionAction[] {
  const { keys, invalidCount, onCompare, onOwnList } = options;
  const { t } = useTranslation('superlists');
  const formats = useFormats();
  const { user } = useSnapshot(session);
  const written = useWritten();
  const lines = useMemo(() => writtenLines(written, { styles: keys }), [written, keys]);
  const toCart = useAddToCart(lines, { styles: keys });
  const isMany = keys.length > MOST_TICKED;
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const isLong = lines.length > DRAFT_MAX_LINES;
  const isHeld = pieces === 0 || isLong || invalidCount > 0 || overStock(lines).length > 0;
  const styles = [...new Set(lines.map(({ listId, productId }) => `${listId}/${productId}`))];
  return [
    {
      id: 'compare',
      label: t('selection.compare', { most: compareCounts.most }),
      isDisabled: keys.length < compareCounts.least || keys.length > compareCounts.most,
      onAction: () => onCompare(keys),
    },
    {
      id: 'cart',
      label: isLong
        ? t('selection.cartMost', { most: formats.quantity(DRAFT_MAX_LINES) })
        : t('selection.cart', { count: pieces }),
      isDisabled: isHeld,
      isPending: toCart.isPending,
      onAction: () => toCart.mutate(),
    },
    {
      id: 'inquiry',
      label: isLong
        ? t('selection.inquiryMost', { most: formats.quantity(DRAFT_MAX_LINES) })
        : t('selection.inquiry', { count: pieces }),
      isDisabled: isHeld,
      onAction: () =>
        navigate(`/procurement/inquiry?from=written&styles=${encodeURIComponent(styles.join(','))}`),
    },
    ...(hasPerm({ perms: user?.perms ?? [] }, ['sp:list:publish'])
      ? [
          {
            id: 'ownList',
            label: isMany
              ? t('selection.ownListMost', { most: formats.quantity(MOST_TICKED) })
              : t('selection.ownList'),
            isDisabled: isMany,
            onAction: onOwnList,
          },
        ]
      : []),
  ];
}
