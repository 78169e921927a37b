import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NoticeList } from '@selvedge/design-system/commerce/NoticeList';
import { RankList } from '@selvedge/design-system/commerce/RankList';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { useFormats } from '@selvedge/design-system/i18n';
import { ReadPart } from '../../trade/ReadPart';
import { noticesQuery, topBrandsQuery } from './dashboard.api';
import { yearUpTo } from './months';

const SHOWN_BRANDS = 6;

/** Ranking of the brands ordered most, and the newest notices. */
export function TopBrands({ now }: { now: Date }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { from, to } = yearUpTo(now);
  const brands = useQuery(topBrandsQuery(from, to));
  const notices = useQuery(noticesQuery);
  const unread = notices.data?.unread;
  return (
    <Stack gap="s5">
      <Section title={t('topBrands')} note={t('months')}>
        <ReadPart query={brands} rows={SHOWN_BRANDS}>
          {(ranked) => (
            <RankList
              label={t('topBrands')}
              emptyText={t('noOrders')}
              items={ranked.slice(0, SHOWN_BRANDS).map(({ id, name, valueCents }) => ({
                id,
                name,
                amount: valueCents,
                amountText: formats.money(valueCents),
              }))}
            />
          )}
        </ReadPart>
      </Section>
      <Section title={t('notices')} note={unread === undefined ? undefined : t('unread', { count: unread })}>
        <ReadPart query={notices} rows={3}>
          {({ list }) => (
            <NoticeList
              label={t('notices')}
              emptyText={t('noNotices')}
              items={list.map(({ id, title, text, createdAt, readAt, link }) => ({
                id,
                title,
                text,
                at: createdAt,
                isUnread: !readAt,
                href: link ?? undefined,
              }))}
            />
          )}
        </ReadPart>
      </Section>
    </Stack>
  );
}
