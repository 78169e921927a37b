import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { RecordPage } from '@selvedge/app-shell/records/RecordPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { useAllowed } from '../../../session/Allowed';
import { usePageTab, useReplaceTab } from '../../../tabs/pageAddress';
import { cartQuery } from '../carts.api';
import { CartSheet } from './CartSheet';

const ORDER = ['biz:order:add'] as const;

/** Page of one customer's cart by list, from which staff order the selected lines. */
export function CartScreen() {
  const { t } = useTranslation(['carts', 'addOrder', 'orders']);
  const { id = '' } = useParams();
  const query = useQuery(cartQuery(id));
  const mayOrder = useAllowed(ORDER);
  const customer = query.data?.customer;
  const name = customer && (customer.nickname || customer.companyName || t('anonymous'));
  usePageTab(name);
  return (
    <RecordPage
      query={query}
      title={t('common:route.cart')}
      failed={t('failedOne')}
      missing={{ title: t('missing.title'), body: t('missing.body') }}
      back={{ href: '/customers/cart', label: t('back') }}
      shape={{ hasPicture: true }}
      onStep={useReplaceTab()}
    >
      {(cart) => (
        <DetailPage title={name} lead={t(mayOrder ? 'lead' : 'leadReading')}>
          {cart.groups.length > 0 ? (
            <CartSheet cart={cart} mayOrder={mayOrder} />
          ) : (
            <EmptyState isInset title={t('emptyOne')}>
              {t('emptyOneHint')}
            </EmptyState>
          )}
        </DetailPage>
      )}
    </RecordPage>
  );
}
