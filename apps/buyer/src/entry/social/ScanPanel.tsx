import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ErrorState } from '@selvedge/design-system/primitives/ErrorState';
import { Heading } from '@selvedge/design-system/layout/Heading';
import { RefreshCwIcon } from '@selvedge/design-system/primitives/Icon';
import { ProgressBar } from '@selvedge/design-system/primitives/ProgressBar';
import { QrCode } from '@selvedge/design-system/primitives/QrCode';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { errorWords } from '../../trade/errorWords';
import { BindForm } from './BindForm';
import { usePlatform } from './platform';
import { enterBySocial, qrQuery, qrStateQuery } from './social.api';
import type { QrState } from './social.api';

const LIFE_S = { WAITING: 120, SCANNED: 300 } as const;
const SECOND_MS = 1000;

/** Sign-in by a code that the phone scans. */
export function ScanPanel({ redirect }: { redirect: string | null }) {
  const [refresh, setRefresh] = useState(0);
  return (
    <OneCode key={refresh} refresh={refresh} redirect={redirect} onRenew={() => setRefresh(refresh + 1)} />
  );
}

interface OneCodeProps {
  refresh: number;
  redirect: string | null;
  onRenew: () => void;
}

function OneCode({ refresh, redirect, onRenew }: OneCodeProps) {
  const { t } = useTranslation('social');
  const name = usePlatform();
  const code = useQuery(qrQuery(refresh));
  const ticket = code.data;
  const asked = useQuery({ ...qrStateQuery(ticket?.qrKey ?? ''), enabled: ticket !== undefined });
  const now = useNow(SECOND_MS);
  const answer: Pick<QrState, 'state' | 'code'> = asked.data ?? { state: 'WAITING' };
  const until = asked.data?.until ?? ticket?.until;
  const left = until === undefined ? LIFE_S.WAITING : Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const enter = useQuery({
    queryKey: queryKey('qr', 'enter', answer.code),
    enabled: answer.code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => enterBySocial('login/qr', answer.code ?? '', redirect),
  });

  if (enter.data) return <BindForm bindKey={enter.data} redirect={redirect} />;
  if (answerOf(code).hasFailed || answerOf(enter).hasFailed)
    return (
      <ErrorState title={t('failed')} isInset onRetry={onRenew}>
        {errorWords(code.error ?? enter.error)}
      </ErrorState>
    );
  if (ticket === undefined) return <Skeleton shape="picture" />;

  const isOver = left === 0 && (answer.state === 'WAITING' || answer.state === 'SCANNED');
  const state = isOver ? 'EXPIRED' : answer.state;
  const isDead = state === 'EXPIRED' || state === 'REFUSED';
  return (
    <Stack gap="s5" align="center">
      <QrCode value={ticket.url} label={t('code', { name })}>
        {isDead ? (
          <>
            <StatusMark glyph="cross">{t(`over.${state}`)}</StatusMark>
            <Button onPress={onRenew}>
              <RefreshCwIcon />
              {t('renew')}
            </Button>
          </>
        ) : (
          state !== 'WAITING' && <StatusMark glyph="half">{t('over.SCANNED')}</StatusMark>
        )}
      </QrCode>
      <Stack gap="s2" align="center">
        <div aria-live="polite">
          <Heading look="title">{t(`title.${state}`, { name })}</Heading>
        </div>
        {state === 'SCANNED' && (
          <Button variant="link" onPress={onRenew}>
            {t('another')}
          </Button>
        )}
        {isDead && <Text ink="medium">{t('otherWay')}</Text>}
      </Stack>
      {(state === 'WAITING' || state === 'SCANNED') && (
        <ProgressBar
          label={t('left')}
          value={(left / LIFE_S[state]) * 100}
          valueLabel={t('seconds', { count: left })}
        />
      )}
    </Stack>
  );
}
