import type { ReactNode } from 'react';
import type { components } from '@selvedge/api-spec/types';
import { FileList } from '@selvedge/design-system/primitives/FileList';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { claimWords } from './shortageWords';
import { useOrderWords } from './useOrderWords';

type Schemas = components['schemas'];
type Claim = Schemas['Claim'];

const MARKS = {
  OPEN: { glyph: 'half', tone: 'warning' },
  SETTLED: { glyph: 'full', tone: 'positive' },
  REPLACED: { glyph: 'full', tone: 'positive' },
  REFUSED: { glyph: 'cross', tone: 'critical' },
} as const;

interface ClaimFactsProps {
  claim: Claim;
  /** Order line of the claimed pieces. */
  line: Pick<Schemas['OrderLine'], 'brandName' | 'name' | 'size'> | undefined;
  /** Label of the claim's status for the viewer. */
  status: string;
  /** Label of the photo list. */
  photosLabel: string;
  /** Actions of the viewer on the claim. */
  children?: ReactNode;
}

/** Claim with its product, the customer's note, the decision and the reply. The claimed amount of a settled one is struck through. */
export function ClaimFacts({ claim, line, status, photosLabel, children }: ClaimFactsProps) {
  const words = useOrderWords();
  const { amountCents, settledCents, note, settleNote, photos } = claim;
  const money =
    claim.status === 'OPEN' ? { cents: amountCents } : { cents: settledCents ?? null, wasCents: amountCents };
  return (
    <Stack gap="s2">
      <Inline justify="between" align="start">
        <Text>{claimWords(words, claim, line)}</Text>
        <PriceCell {...money} isCharged />
      </Inline>
      <Inline justify="between" align="start">
        <Stack gap="s1">
          {note !== undefined && note !== '' && (
            <Text size="small" ink="weak">
              {note}
            </Text>
          )}
          {settleNote !== undefined && (
            <Text size="small" ink="medium">
              {words.t('claimReply', { text: settleNote })}
            </Text>
          )}
        </Stack>
        <StatusMark {...MARKS[claim.status]}>{status}</StatusMark>
      </Inline>
      {photos.length > 0 && <FileList label={photosLabel} files={photos} />}
      {children ? <Inline>{children}</Inline> : null}
    </Stack>
  );
}
