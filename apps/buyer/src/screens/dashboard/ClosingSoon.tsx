import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from '@selvedge/design-system/Link';
import { ListCard } from '@selvedge/design-system/ListCard';
import { Section } from '@selvedge/design-system/Section';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { Text } from '@selvedge/design-system/Text';
import { useNow } from '@selvedge/app-kit/app/useNow';
import { cartQuery, closingListsQuery } from './dashboard.api';

/** Open lists that close next, with what the buyer has written into them. */
export function ClosingSoon() {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const lists = useQuery(closingListsQuery).data;
  const groups = useQuery(cartQuery).data?.groups;
  return (
    <Section
      title={t('closingSoon')}
      end={
        lists && (
          <Link variant="weak" href="/products/list?status=PENDING">
            {t('allLists', { count: lists.total })}
          </Link>
        )
      }
    >
      {!lists && <TableSkeleton rows={4} hasPicture={false} />}
      {lists?.list.length === 0 && <Text ink="weak">{t('noOpenLists')}</Text>}
      <ul>
        {lists?.list.map((list) => {
          const written = groups?.find(({ listId }) => listId === list.id)?.totals;
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
    </Section>
  );
}
