import { useTranslation } from 'react-i18next';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Panel } from '@selvedge/design-system/layout/Panels';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { FuturesOrderDetail } from '../../api/schemas';

/** Expected arrival of a futures order, and its payments. */
export function FuturesTerms({ order }: { order: FuturesOrderDetail }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { expectedArrival, arrivalNote, depositBp, depositCents, balanceCents, dueCents, paidCents } = order;
  const sums = [
    [t('futures.depositShare', { share: formats.percent(depositBp) }), depositCents],
    [t('futures.balance'), balanceCents],
    [t('futures.paid'), paidCents],
    [t('futures.due'), dueCents],
  ] as const;
  return (
    <Panel span="whole">
      <Section title={t('futures.terms')}>
        <Stack gap="s3">
          <Inline justify="between">
            <Text ink="weak">{t('futures.arrival')}</Text>
            <Text isFigure>
              {expectedArrival === null ? t('futures.unknown') : formats.date(expectedArrival)}
            </Text>
          </Inline>
          {arrivalNote !== undefined && (
            <Text as="p" size="small">
              {t('futures.word')} {arrivalNote}
            </Text>
          )}
          {sums.map(([name, cents]) => (
            <Inline key={name} justify="between">
              <Text ink="weak">{name}</Text>
              <PriceCell cents={cents} isCharged />
            </Inline>
          ))}
          <Text as="p" size="small" ink="weak">
            {t('futures.termsText')}
          </Text>
        </Stack>
      </Section>
    </Panel>
  );
}
