import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';

interface AskLeaderProps {
  /** Spend limit in EUR cents. */
  limitCents: number;
  isPending: boolean;
  onAsk: () => void;
}

/** Button for an inquiry above the member's spend limit (40916): asks the leader for approval, and keeps the input. */
export function AskLeader({ limitCents, isPending, onAsk }: AskLeaderProps) {
  const { t } = useTranslation('inquiry');
  const formats = useFormats();
  return (
    <Stack gap="s3">
      <Text as="p" size="small" ink="medium">
        {t('approval.hint', { limit: formats.money(limitCents) })}
      </Text>
      <Button variant="primary" isWide isPending={isPending} onPress={onAsk}>
        {t('approval.ask')}
      </Button>
    </Stack>
  );
}
