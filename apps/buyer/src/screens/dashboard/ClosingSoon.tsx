import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from '@selvedge/design-system/primitives/Link';
import { ListCard } from '@selvedge/design-system/commerce/ListCard';
import { Section } from '@selvedge/design-system/layout/Section';
import { Text } from '@selvedge/design-system/layout/Text';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { ReadPart } from '../../trade/ReadPart';
import { cartQuery, closingListsQuery } from './dashboard.api';

/** Open lists that close next, with the quantities of the buyer's cart. */
export function ClosingSoon() {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const query = useQuery(closingListsQuery);
  const total = query.data?.total;
  const cart = useQuery(cartQuery).data;
  return (
    <Section
      title={t('closingSoon')}
      end={
        total !== undefined && (
          <Link variant="weak" href="/products/list?status=PENDING">
            {t('allLists', { count: total })}
          </Link>
        )
      }
    >
      <ReadPart query={query}>
        {({ list: lists }) => (
          <>
            {lists.length === 0 && <Text ink="weak">{t('noOpenLists')}</Text>}
            <ul>
              {lists.map((list) => {
                const written = cart?.groups.find(({ listId }) => listId === list.id)?.totals;
                return (
                  <li key={list.id}>
                    <ListCard
                      now={now}
                      list={{
                        code: list.id,
                        name: list.name,
                        href: `/products/detail/${list.id}`,
                        startAt: list.startAt,
                        closeAt: list.closeAt,
                        minOrderValueCents: list.minOrderValueCents,
                        writtenQty: written?.qty ?? 0,
                        writtenCents: written?.goodsCents ?? 0,
                      }}
                    />
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </ReadPart>
    </Section>
  );
}
