import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NoticeList } from '@selvedge/design-system/NoticeList';
import { RankList } from '@selvedge/design-system/RankList';
import { Section } from '@selvedge/design-system/Section';
import { Stack } from '@selvedge/design-system/Stack';
import { useFormats } from '@selvedge/design-system/i18n';
import { noticesQuery, topBrandsQuery } from './dashboard.api';
import { yearUpTo } from './months';

const SHOWN_BRANDS = 6;

/** The brands ordered most, and the newest notices. */
export function TopBrands({ now }: { now: Date }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { from, to } = yearUpTo(now);
  const brands = useQuery(topBrandsQuery(from, to)).data ?? [];
  const notices = useQuery(noticesQuery).data;
  return (
    <Stack gap="s5">
      <Section title={t('topBrands')} note={t('months')}>
        <RankList
          label={t('topBrands')}
          emptyText={t('noOrders')}
          items={brands.slice(0, SHOWN_BRANDS).map(({ id, name, valueCents }) => ({
            id,
            name,
            amount: valueCents,
            amountText: formats.money(valueCents),
          }))}
        />
      </Section>
      <Section title={t('notices')} note={notices && t('unread', { count: notices.unread })}>
        <NoticeList
          label={t('notices')}
          emptyText={t('noNotices')}
          items={(notices?.list ?? []).map(({ id, title, text, createdAt, readAt, link }) => ({
            id,
            title,
            text,
            at: createdAt,
            isUnread: !readAt,
            href: link ?? undefined,
          }))}
        />
      </Section>
    </Stack>
  );
}
