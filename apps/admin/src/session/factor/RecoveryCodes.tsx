import { useTranslation } from 'react-i18next';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Heading } from '@selvedge/design-system/layout/Heading';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';

interface RecoveryCodesProps {
  recoveryCodes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, shown only once: to be copied or saved as a file. */
export function RecoveryCodes({ recoveryCodes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('factor');
  const text = recoveryCodes.join('\n');
  const half = Math.ceil(recoveryCodes.length / 2);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ message: t('copied'), tone: 'positive' });
    } catch {
      toast.show({ message: t('notCopied'), tone: 'critical' });
    }
  };
  return (
    <Stack gap="s5">
      <Stack gap="s2">
        <Heading look="title">{t('codesTitle')}</Heading>
        <Text as="p" ink="medium">
          {t('codesWhy')}
        </Text>
      </Stack>
      <Columns gap="s2">
        {[recoveryCodes.slice(0, half), recoveryCodes.slice(half)].map((part) => (
          <Stack key={part[0]} as="ul" gap="s2">
            {part.map((code) => (
              <li key={code}>
                <Text isFigure>{code}</Text>
              </li>
            ))}
          </Stack>
        ))}
      </Columns>
      <Inline gap="s3" isWrapping>
        <Button onPress={() => void copy()}>{t('copy')}</Button>
        <Button onPress={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), t('fileName'))}>
          {t('download')}
        </Button>
        <Button variant="primary" onPress={onDone}>
          {t('kept')}
        </Button>
      </Inline>
    </Stack>
  );
}
