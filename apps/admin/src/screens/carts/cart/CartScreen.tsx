import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { LoadFailure } from '@selvedge/app-shell/app/LoadFailure';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { ListPage } from '../../../listing/ListPage';
import { useAllowed } from '../../../session/Allowed';
import { usePageTab } from '../../../tabs/pageAddress';
import { cartQuery } from '../carts.api';
import { CartSheet } from './CartSheet';

const ORDER = ['biz:order:add'] as const;

/** Page of one customer's cart by list, from which staff order the selected lines. */
export function CartScreen() {
  const { t } = useTranslation(['carts', 'addOrder', 'orders']);
  const { id = '' } = useParams();
  const query = useQuery(cartQuery(id));
  const mayOrder = useAllowed(ORDER);
  const cart = query.data;
  const name = cart && (cart.customer.nickname || cart.customer.companyName || t('anonymous'));
  usePageTab(name);
  return (
    <ListPage title={name ?? t('common:route.cart')} lead={t(mayOrder ? 'lead' : 'leadReading')}>
      {cart && cart.groups.length > 0 && <CartSheet cart={cart} mayOrder={mayOrder} />}
      {cart?.groups.length === 0 && <EmptyState title={t('emptyOne')}>{t('emptyOneHint')}</EmptyState>}
      {!cart && !answerOf(query).hasFailed && <TableSkeleton hasPicture />}
      {!cart && answerOf(query).hasFailed && (
        <LoadFailure
          error={query.error}
          title={t('failedOne')}
          missing={{ title: t('missing.title'), body: t('missing.body') }}
          back={{ href: '/customers/cart', label: t('back') }}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </ListPage>
  );
}
