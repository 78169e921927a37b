import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { useFormats } from '@selvedge/design-system/i18n';
import { ListsLink } from '../../trade/ListsLink';
import { cartQuery } from '../../trade/cartQuery';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { CartSheet } from './CartSheet';

/** Page of the shopping cart, grouped by list and edited in place. */
export function CartScreen() {
  const { t } = useTranslation('cart');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const query = useQuery(cartQuery);
  const { data, error } = query;
  if (data && data.groups.length > 0) return <CartSheet cart={data} />;
  const header = <PageHeader title={common('places.cart')} lead={data && formats.count(0, 'pieceShort')} />;
  return (
    <Page ground="surface" header={header}>
      {data ? (
        <EmptyState isInset title={t('empty.title')} action={<ListsLink variant="primary" />}>
          {t('empty.body')}
        </EmptyState>
      ) : error ? (
        <ReadFailure isInset query={query} />
      ) : (
        <TableSkeleton rows={10} />
      )}
    </Page>
  );
}
