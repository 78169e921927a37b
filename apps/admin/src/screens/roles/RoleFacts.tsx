import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { DATA_SCOPES } from '@selvedge/domain/people/dataScope';
import type { DataScope } from '@selvedge/domain/people/dataScope';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import type { RoleRow } from '../../api/schemas';
import { useMenuName } from '../../system/menuWords';
import { holdersQuery } from '../../system/holders.api';
import type { GrantChanges } from './roles.model';

/** Number of holders of a role whose names are shown. */
const MOST_HOLDERS = 12;

interface RoleFactsProps {
  role: RoleRow;
  changes: GrantChanges;
  /** Data scope as it is selected now. */
  scope: DataScope;
  /** Called with a new data scope; left out when it is read-only. */
  onScope?: (scope: DataScope) => void;
}

/**
 * Facts of a role beside its permissions: its data scope, the changes that saving makes and the number of users they concern, and its
 * holders.
 */
export function RoleFacts({ role, changes: { added, removed }, scope, onScope }: RoleFactsProps) {
  const { t } = useTranslation('system');
  const nameOf = useMenuName();
  const holders = useQuery(holdersQuery(role.code));
  const count = role.userCount;
  return (
    <Stack gap="s6" isInset>
      <Section title={t('roles.scope')} note={role.code}>
        {onScope === undefined ? (
          <Text as="p">{t(`scope.${role.dataScope}`)}</Text>
        ) : (
          <RadioGroup
            label={t('roles.scope')}
            isLabelHidden
            options={DATA_SCOPES.map((id) => ({ id, label: t(`scope.${id}`) }))}
            value={scope}
            onChange={(id) => onScope(DATA_SCOPES.find((one) => one === id) ?? role.dataScope)}
          />
        )}
        {role.remark !== null && (
          <Text as="p" size="small" ink="weak">
            {role.remark}
          </Text>
        )}
      </Section>
      {added.length + removed.length > 0 && (
        <Section title={t('roles.afterSaving')}>
          <Stack as="ul" gap="s2">
            {added.map((entry) => (
              <li key={entry.id}>
                <StatusMark glyph="full">{t('roles.gives', { name: nameOf(entry), count })}</StatusMark>
              </li>
            ))}
            {removed.map((entry) => (
              <li key={entry.id}>
                <StatusMark glyph="dash" tone="warning">
                  {t('roles.takes', { name: nameOf(entry), count })}
                </StatusMark>
              </li>
            ))}
          </Stack>
        </Section>
      )}
      <Section title={t('roles.holders')} note={t('roles.holderCount', { count })}>
        {answerOf(holders).hasFailed && <ReadFailure title={t('roles.holdersFailed')} query={holders} />}
        <Stack as="ul" gap="s2">
          {holders.data?.slice(0, MOST_HOLDERS).map(({ value, label }) => (
            <li key={value}>
              <Text>{label}</Text>
            </li>
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}
