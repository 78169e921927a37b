import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Panel } from '@selvedge/design-system/layout/Panels';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail } from '../../api/schemas';
import { ordersOfListQuery } from './listEditor.api';

/** Latest orders with products of a list, the newest first. */
export function OrdersOfList({ list }: { list: StaffListDetail }) {
  const { t } = useTranslation('staffLists');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const { data, hasFailed } = answerOf(useQuery(ordersOfListQuery(list.id)));
  return (
    <Panel span="whole">
      <Section title={t('side.orders')} note={t('side.orderCount', { count: list.orderCount })}>
        {hasFailed && <Text ink="weak">{t('side.ordersFailed')}</Text>}
        {data?.list.length === 0 && <Text ink="weak">{t('side.noOrders')}</Text>}
        <Stack gap="s3">
          {data?.list.map(({ id, orderNo, ordererNickname, companyName, askedQty, askedValueCents }) => (
            <div key={id}>
              <Inline justify="between">
                <Link href={`/procurement/detail/${id}`}>
                  <Text isFigure>{orderNo}</Text>
                </Link>
                <Text isFigure>{formats.count(askedQty, 'pieceShort')}</Text>
              </Inline>
              <Inline justify="between">
                <Text size="caption" ink="weak">
                  {[ordererNickname, companyName].filter(Boolean).join(t('comma'))}
                </Text>
                {!areAmountsHidden && <PriceCell cents={askedValueCents} isCharged />}
              </Inline>
            </div>
          ))}
        </Stack>
      </Section>
    </Panel>
  );
}
