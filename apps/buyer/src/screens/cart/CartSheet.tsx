import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Checkbox } from '@selvedge/design-system/primitives/Checkbox';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Cart, CartLine } from '../../api/schemas';
import { removeLines, restoreLines } from './cart.api';
import { CartFoot } from './CartFoot';
import { CartGroup } from './CartGroup';
import { useCartLines } from './useCartLines';
import { useCartSelection } from './useCartSelection';

/** Content of a cart with lines: groups, selection, and the order that the selected lines make. */
export function CartSheet({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const { troubles, busy, edit, dismiss } = useCartLines();
  const selection = useCartSelection(cart);
  const [isRemoving, setRemoving] = useState(false);
  const { orderable, ticked, check } = selection;

  const remove = async (gone: readonly CartLine[]): Promise<void> => {
    setRemoving(true);
    try {
      await removeLines(gone.map(({ id }) => id));
      toast.show({
        message: t('removed', { count: gone.length }),
        action: { label: t('undo'), onPress: () => void restoreLines(gone).catch(ignoreToasted) },
      });
    } catch (error) {
      ignoreToasted(error);
    } finally {
      setRemoving(false);
    }
  };
  const minimums = useMemo(
    () =>
      new Map(
        (check?.violations ?? []).flatMap((violation) =>
          violation.code === 'MIN_PIECES' && violation.productId
            ? [[violation.productId, violation] as const]
            : [],
        ),
      ),
    [check],
  );
  const tools = {
    troubles,
    minimums,
    onEdit: (line: Pick<CartLine, 'id' | 'skuId' | 'version'>, qty: number) => void edit(line, qty),
    onRemove: (line: CartLine) => void remove([line]),
    onDismiss: dismiss,
  };

  return (
    <>
      <Page
        ground="surface"
        header={
          <PageHeader
            title={common('places.cart')}
            lead={t('lead', {
              lists: cart.groups.length,
              pieces: formats.count(cart.totals.qty, 'pieceShort'),
              count: cart.groups.length,
            })}
          />
        }
      >
        <Toolbar
          label={t('tools')}
          end={
            <Button
              variant="danger"
              size="small"
              isDisabled={ticked.length === 0}
              isPending={isRemoving}
              onPress={() => void remove(ticked)}
            >
              {t('removeTicked', { count: ticked.length })}
            </Button>
          }
        >
          <Checkbox
            isSelected={orderable.length > 0 && ticked.length === orderable.length}
            isIndeterminate={ticked.length > 0 && ticked.length < orderable.length}
            onChange={(isOn) => selection.tickAll(isOn)}
          >
            {t('all', { ticked: ticked.length, count: orderable.length })}
          </Checkbox>
        </Toolbar>
        <Stack gap="s6">
          {cart.groups.map((group) => (
            <CartGroup
              key={group.listId}
              group={group}
              tools={tools}
              selected={selection.tickedOf(group)}
              onSelect={(ids) => selection.tick(group, ids)}
            />
          ))}
        </Stack>
      </Page>
      <CartFoot selection={selection} isHeld={busy.size > 0} />
    </>
  );
}

/** Ignores a refusal, which the client has already shown; rethrows any other error. */
function ignoreToasted(error: unknown): void {
  if (!isApiError(error)) throw error;
}
