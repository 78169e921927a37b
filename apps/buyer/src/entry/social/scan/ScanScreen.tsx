import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { EntryPage } from '@selvedge/app-shell/session/EntryPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ErrorState } from '@selvedge/design-system/primitives/ErrorState';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { deviceName } from '@selvedge/app-shell/session/deviceName';
import { chooseLanguage } from '../../../session/preferences';
import { errorWords } from '../../../trade/errorWords';
import { depart } from '../departure';
import { usePlatform } from '../platform';
import { giveBack, scanCode } from '../social.api';

/** Page on a phone that scanned a code: shows the requesting device, and lets the user agree or refuse. */
export function ScanScreen() {
  const { t } = useTranslation('social');
  const name = usePlatform();
  const scanKey = new URLSearchParams(useSearch()).get('scan') ?? '';
  const scan = useQuery({
    queryKey: queryKey('qr', 'scan', scanKey),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => scanCode(scanKey),
  });
  const refuse = useMutation({ mutationFn: (state: string) => giveBack(state) });
  const failed = scan.error ?? refuse.error;
  return (
    <EntryPage title={t('scan.title')} onLanguageChange={chooseLanguage}>
      {failed && (
        <ErrorState title={t('scan.gone')} isInset>
          {errorWords(failed)}
        </ErrorState>
      )}
      {refuse.isSuccess && (
        <output>
          <Text>{t('scan.refused')}</Text>
        </output>
      )}
      {answerOf(scan).isWaiting && <Skeleton shape="control" />}
      {scan.data && !failed && !refuse.isSuccess && (
        <Stack gap="s5">
          <Text as="p">
            {t('scan.asks', { device: deviceName(scan.data.device) ?? t('scan.someDevice') })}
          </Text>
          <Text ink="medium" as="p">
            {t('scan.warning')}
          </Text>
          <Inline gap="s3" isWrapping>
            <Button
              variant="primary"
              size="large"
              onPress={() =>
                depart(scan.data.url, { state: scan.data.state, purpose: 'scan', redirect: null })
              }
            >
              {t('scan.agree', { name })}
            </Button>
            <Button size="large" isPending={refuse.isPending} onPress={() => refuse.mutate(scan.data.state)}>
              {t('scan.refuse')}
            </Button>
          </Inline>
        </Stack>
      )}
    </EntryPage>
  );
}
