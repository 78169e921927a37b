import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { useFormats } from '@selvedge/design-system/i18n';
import { answerOf } from '../app/answerOf';

interface FailedChoicesProps {
  /** Reads behind the fields, each with the name of its field. */
  reads: readonly (readonly [name: string, query: UseQueryResult<unknown>])[];
}

/** Names the fields whose options could not be read, with a retry: an empty field would look as if there were none. */
export function FailedChoices({ reads }: FailedChoicesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const failed = reads.filter(([, query]) => answerOf(query).hasFailed);
  if (failed.length === 0) return null;
  return (
    <div role="alert">
      <Inline gap="s4" isWrapping>
        <StatusMark glyph="cross" tone="critical" isSentence>
          {t('failedChoices', { names: formats.list([...new Set(failed.map(([name]) => name))]) })}
        </StatusMark>
        <Button
          variant="link"
          isPending={failed.some(([, query]) => query.isFetching)}
          onPress={() => {
            for (const [, query] of failed) void query.refetch();
          }}
        >
          {t('actions.retry')}
        </Button>
      </Inline>
    </div>
  );
}
