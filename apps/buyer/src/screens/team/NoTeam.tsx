import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { InvitationsSection } from './InvitationsSection';

const TeamDialog = lazyDialog(() => import('./TeamDialog').then((part) => part.TeamDialog));

const NONE = { leads: false, manages: false, invites: false, seesLimits: false };

/** Page of a user without a team: creates one, or answers an invitation. */
export function NoTeam() {
  const { t } = useTranslation('team');
  const [isMaking, setMaking] = useState(false);
  return (
    <Page ground="surface" header={<PageHeader title={t('common:places.team')} />}>
      <EmptyState
        isInset
        title={t('none.title')}
        action={
          <Button variant="primary" onPress={() => setMaking(true)}>
            {t('none.make')}
          </Button>
        }
      >
        {t('none.body')}
      </EmptyState>
      <InvitationsSection rights={NONE} />
      {isMaking ? <TeamDialog team={null} onClose={() => setMaking(false)} /> : null}
    </Page>
  );
}
