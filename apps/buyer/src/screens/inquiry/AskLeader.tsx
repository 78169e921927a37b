import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { useFormats } from '@selvedge/design-system/i18n';

interface AskLeaderProps {
  /** EUR cents. */
  limitCents: number;
  isPending: boolean;
  onAsk: () => void;
}

/** The way out for an inquiry above the own spend limit: the leader is asked, and nothing typed is lost (40916). */
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
