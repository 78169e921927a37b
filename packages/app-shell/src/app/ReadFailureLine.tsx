import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { errorWords } from './errorWords';

/** Error of a read in one line, with a retry: for a bar beside data that stays. */
export function ReadFailureLine({ query }: { query: UseQueryResult<unknown> }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Inline gap="s3" isWrapping>
        <StatusMark glyph="cross" tone="critical">
          {errorWords(query.error)}
        </StatusMark>
        <Button variant="link" isPending={query.isFetching} onPress={() => void query.refetch()}>
          {t('actions.retry')}
        </Button>
      </Inline>
    </div>
  );
}
