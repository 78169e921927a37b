import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@selvedge/design-system/Dialog';
import { EmptyState } from '@selvedge/design-system/EmptyState';
import { PriceCell } from '@selvedge/design-system/PriceCell';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { TeamRow } from '../../api/shapes';
import { creditQuery } from './teams.api';
import type { CreditEntry } from './teams.api';

/** Newest lines of the statement of a team: amount, what for, when and by whom. */
export function Statement({ entries }: { entries: readonly CreditEntry[] }) {
  const { t } = useTranslation('teams');
  const formats = useFormats();
  return (
    <Stack gap="s2">
      {entries.map((entry) => (
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

/** The statement of a team that was dissolved, which nobody changes any more (X-A105, X-A106). */
export function StatementDialog({ team, onClose }: { team: TeamRow; onClose: () => void }) {
  const { t } = useTranslation('teams');
  const entries = useQuery(creditQuery(team.id)).data?.list;
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('statementOf', { name: team.name })}>
      {entries?.length === 0 ? (
        <EmptyState title={t('credit.none')} />
      ) : (
        <Statement entries={entries ?? []} />
      )}
    </Dialog>
  );
}
