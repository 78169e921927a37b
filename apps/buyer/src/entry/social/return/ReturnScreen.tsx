import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { EntryPage } from '@selvedge/app-shell/session/EntryPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ErrorState } from '@selvedge/design-system/primitives/ErrorState';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { chooseLanguage } from '../../../session/preferences';
import { errorWords } from '../../../trade/errorWords';
import { entryPath } from '../../entryPaths';
import { BindForm } from '../BindForm';
import { begunHere, forgetBegun } from '../departure';
import { usePlatform } from '../platform';
import { enterBySocial, giveBack } from '../social.api';
import { BindMine, SETTINGS } from './BindMine';

/** Result of a return from the platform that stays on this page. */
type Result =
  | 'foreign'
  | 'refused'
  | 'elsewhere'
  | 'onward'
  | { bindKey: string; redirect: string | null }
  | { mine: string };

/** Sends the platform's code to the server for the flow begun in this tab: a sign-in, a binding or a scanned code. */
async function goOn(query: URLSearchParams, refused: string): Promise<Result> {
  const begun = begunHere();
  if (begun === null || begun.state !== query.get('state')) return 'foreign';
  forgetBegun();
  const { outcome, code } = await giveBack(begun.state, query.get('code') ?? undefined);
  if (begun.purpose === 'bind') {
    if (code !== undefined) return { mine: code };
    toast.show({ message: refused });
    navigate(SETTINGS, { replace: true });
    return 'onward';
  }
  if (outcome === 'ELSEWHERE') return 'elsewhere';
  if (code === undefined) return 'refused';
  const bindKey = await enterBySocial('login', code, begun.redirect);
  return bindKey === null ? 'onward' : { bindKey, redirect: begun.redirect };
}

/** Page to which the social platform returns the browser. */
export function ReturnScreen() {
  const { t } = useTranslation('social');
  const name = usePlatform();
  const search = useSearch();
  const [isBinding] = useState(() => begunHere()?.purpose === 'bind');
  const back = useQuery({
    queryKey: queryKey('qr', 'return', search),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => goOn(new URLSearchParams(search), t('return.refused')),
  });
  const result = back.data;
  return (
    <EntryPage title={isBinding ? t('bind', { name }) : t('return.title')} onLanguageChange={chooseLanguage}>
      {(answerOf(back).isWaiting || result === 'onward') && <Skeleton shape="control" />}
      {answerOf(back).hasFailed && (
        <ErrorState
          title={t(isBinding ? 'bindFailed' : 'failed')}
          isInset
          action={isBinding ? <ToSettings /> : <ToSignIn />}
        >
          {errorWords(back.error)}
        </ErrorState>
      )}
      {typeof result === 'object' &&
        ('mine' in result ? <BindMine code={result.mine} /> : <BindForm {...result} />)}
      {(result === 'foreign' || result === 'refused' || result === 'elsewhere') && (
        <Stack gap="s5">
          <output>
            <Text>{t(`return.${result}`)}</Text>
          </output>
          {result !== 'elsewhere' && <ToSignIn />}
        </Stack>
      )}
    </EntryPage>
  );
}

function ToSignIn() {
  const { t } = useTranslation('social');
  return (
    <Button onPress={() => navigate(entryPath(null, null), { replace: true })}>{t('return.again')}</Button>
  );
}

function ToSettings() {
  const { t } = useTranslation('social');
  return <Button onPress={() => navigate(SETTINGS, { replace: true })}>{t('return.toSettings')}</Button>;
}
