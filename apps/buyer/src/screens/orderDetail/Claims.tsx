import { useTranslation } from 'react-i18next';
import { ClaimFacts } from '@selvedge/app-shell/orders/ClaimFacts';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import type { SubOrder } from '../../api/schemas';

/** Claims of a sub-order's receipt, with their outcome. */
export function Claims({ sub }: { sub: SubOrder }) {
  const { t } = useTranslation('orders');
  const claims = sub.claims ?? [];
  if (claims.length === 0) return null;
  return (
    <Section
      title={t('claim.title', { no: subOrderPosition(sub.subNo) })}
      note={t('claim.count', { count: claims.length })}
    >
      <Stack gap="s4" as="ul">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimFacts
              claim={claim}
              line={sub.lines.find(({ id }) => id === claim.orderLineId)}
              status={t(`claim.status.${claim.status}`)}
              photosLabel={t('receipt.photos')}
            />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
