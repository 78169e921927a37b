import { useTranslation } from 'react-i18next';
import { claimWords } from '@selvedge/app-kit/orders/shortageWords';
import { useOrderWords } from '@selvedge/app-kit/orders/useOrderWords';
import { FileList } from '@selvedge/design-system/FileList';
import { Inline } from '@selvedge/design-system/Inline';
import { PriceCell } from '@selvedge/design-system/PriceCell';
import { Section } from '@selvedge/design-system/Section';
import { Stack } from '@selvedge/design-system/Stack';
import { StatusMark } from '@selvedge/design-system/StatusMark';
import { Text } from '@selvedge/design-system/Text';
import type { Claim, SubOrder } from '../../api/shapes';

const MARKS = {
  OPEN: { glyph: 'half', tone: 'warning' },
  SETTLED: { glyph: 'full', tone: 'positive' },
  REPLACED: { glyph: 'full', tone: 'positive' },
  REFUSED: { glyph: 'cross', tone: 'critical' },
} as const;

/** What the receipt of a sub-order claimed, and what became of it. */
export function Claims({ sub }: { sub: SubOrder }) {
  const { t } = useTranslation('orders');
  const claims = sub.claims ?? [];
  if (claims.length === 0) return null;
  return (
    <Section
      title={t('claim.title', { no: sub.subNo.slice(-2) })}
      note={t('claim.count', { count: claims.length })}
    >
      <Stack gap="s4" as="ul">
        {claims.map((claim) => (
          <li key={claim.id}>
            <OneClaim claim={claim} line={sub.lines.find(({ id }) => id === claim.orderLineId)} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function OneClaim({ claim, line }: { claim: Claim; line: SubOrder['lines'][number] | undefined }) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const { glyph, tone } = MARKS[claim.status];
  return (
    <Stack gap="s2">
      <Inline justify="between">
        <Text>{claimWords(words, claim, line)}</Text>
        <PriceCell cents={claim.settledCents ?? claim.amountCents} isCharged />
      </Inline>
      <Inline justify="between">
        <Text size="small" ink="weak">
          {claim.settleNote ?? claim.note}
        </Text>
        <StatusMark glyph={glyph} tone={tone}>
          {t(`claim.status.${claim.status}`)}
        </StatusMark>
      </Inline>
      {claim.photos.length > 0 && <FileList label={t('receipt.photos')} files={claim.photos} />}
    </Stack>
  );
}
