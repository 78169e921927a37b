import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { TeamRow } from '../../api/schemas';
import { creditQuery } from './teams.api';

/** Newest entries of a team's statement: amount, type, time, author and note. */
export function Statement({ teamId }: { teamId: string }) {
  const { t } = useTranslation('teams');
  const formats = useFormats();
  const query = useQuery(creditQuery(teamId));
  const { data, isWaiting } = answerOf(query);
  if (isWaiting) return <Skeleton shape="most" />;
  if (data === undefined) return <ReadFailure title={t('credit.failed')} query={query} />;
  if (data.list.length === 0) return <EmptyState title={t('credit.none')} />;
  return (
    <Stack gap="s2">
      {data.list.map((entry) => (
        <Text key={entry.id} as="p">
          <PriceCell cents={entry.amountCents} /> {t(`credit.type.${entry.type}`)}{' '}
          <Text size="caption" ink="weak">
            {[formats.stamp(entry.at), entry.operatorName, entry.note].filter(Boolean).join(' ')}
          </Text>
        </Text>
      ))}
    </Stack>
  );
}

/** Dialog with the statement of a dissolved team, which is read-only. */
export function StatementDialog({ team, onClose }: { team: TeamRow; onClose: () => void }) {
  const { t } = useTranslation('teams');
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('statementOf', { name: team.name })}>
      <Statement teamId={team.id} />
    </Dialog>
  );
}
