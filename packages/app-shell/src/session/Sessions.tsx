import { useMutation } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { answerOf } from '../app/answerOf';
import { deviceName } from './deviceName';

interface SessionsProps {
  query: UseQueryResult<components['schemas']['SessionRow'][]>;
  /** Content shown when the sessions could not be read. */
  failure: ReactNode;
  onEnd: (id: string) => Promise<void>;
  /** Ends all sessions but this one; resolves to their number. */
  onEndOthers: () => Promise<number>;
}

/** Table of the user's sessions, which ends one of them or all others. */
export function Sessions({ query, failure, onEnd, onEndOthers }: SessionsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data: rows, isWaiting, hasFailed } = answerOf(query);
  const one = useMutation({ mutationFn: onEnd });
  const others = useMutation({
    mutationFn: onEndOthers,
    onSuccess: (count) => toast.show({ message: t('sessions.ended', { count }), tone: 'positive' }),
  });
  if (hasFailed) return failure;
  if (isWaiting || !rows) return <TableSkeleton rows={3} hasPicture={false} />;
  return (
    <Stack gap="s4">
      <FieldTable
        label={t('sessions.title')}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'device',
            header: t('sessions.device'),
            render: ({ device }) => deviceName(device) ?? t('sessions.unknown'),
          },
          { id: 'ip', header: t('sessions.address'), render: ({ ip }) => ip ?? '–' },
          { id: 'seenAt', header: t('sessions.seen'), render: ({ seenAt }) => formats.dateTime(seenAt) },
          {
            id: 'end',
            header: t('sessions.end'),
            isHeaderHidden: true,
            render: ({ id, current, device }) =>
              current ? (
                <Text ink="medium">{t('sessions.current')}</Text>
              ) : (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('sessions.endNamed', { device: deviceName(device) ?? t('sessions.unknown') })}
                  isPending={one.isPending && one.variables === id}
                  onPress={() => one.mutate(id)}
                >
                  {t('sessions.end')}
                </Button>
              ),
          },
        ]}
      />
      {rows.length > 1 && (
        <Inline>
          <Button isPending={others.isPending} onPress={() => others.mutate()}>
            {t('sessions.endOthers')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
