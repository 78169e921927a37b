import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { Button } from '@selvedge/design-system/primitives/Button';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { orderVisibilityValues } from '@selvedge/api-spec/values';
import { session } from '../../api/session';
import type { Team } from '../../api/schemas';
import { CreditStatement } from '../../trade/CreditStatement';
import { errorWords } from '../../trade/errorWords';
import { Approvals } from './Approvals';
import { Departure } from './Departure';
import { saveTeam } from './team.api';
import type { TeamRights } from './teamRights';

interface TeamRailProps {
  team: Team;
  rights: TeamRights;
}

/** Side panels of the team page: credit, order visibility, inquiries that wait for the leader, and handover or leaving. */
export function TeamRail({ team, rights }: TeamRailProps) {
  const { t } = useTranslation(['team', 'orders']);
  const formats = useFormats();
  const { user } = useSnapshot(session);
  const once = useIntent();
  const [isReading, setReading] = useState(false);
  const change = useMutation({
    mutationFn: (orderVisibility: Team['orderVisibility']) =>
      once(
        (key) => saveTeam({ id: team.id, name: team.name, orderVisibility, version: team.version }, key),
        orderVisibility,
      ),
    onSuccess: () => toast.show({ tone: 'positive', message: t('common:messages.saved') }),
    onError: (error) => toast.show({ tone: 'critical', message: errorWords(error) }),
  });
  return (
    <Panels>
      <Panel span="whole">
        <Section title={t('facts.credit')}>
          <Stack gap="s2" align="start">
            <Text as="p" size="title" face="display" isFigure>
              {formats.money(team.creditBalanceCents)}
            </Text>
            <Text as="p" size="caption" ink="medium">
              {t('creditHint')}
            </Text>
            {rights.leads && (
              <Button variant="link" onPress={() => setReading(true)}>
                {t('orders:credit.statement')}
              </Button>
            )}
          </Stack>
        </Section>
      </Panel>
      <Panel span="whole">
        <Section title={t('visibility.title')}>
          <Stack gap="s3">
            <RadioGroup
              label={t('visibility.who')}
              options={orderVisibilityValues.map((id) => ({ id, label: t(`visibility.${id}`) }))}
              value={change.isPending ? change.variables : team.orderVisibility}
              isDisabled={!rights.leads || change.isPending}
              onChange={(value) =>
                change.mutate(orderVisibilityValues.find((one) => one === value) ?? 'TEAM')
              }
            />
            <Text as="p" size="caption" ink="medium">
              {t(rights.leads ? 'visibility.byYou' : 'visibility.byLeader')}
            </Text>
          </Stack>
        </Section>
      </Panel>
      {isReading && <CreditStatement onClose={() => setReading(false)} />}
      <Approvals leads={rights.leads} />
      <Panel span="whole">
        <Departure team={team} leads={rights.leads} ownId={user?.id ?? ''} />
      </Panel>
    </Panels>
  );
}
