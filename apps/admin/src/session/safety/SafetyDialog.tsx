import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Sessions } from '@selvedge/app-shell/session/Sessions';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { PasswordForm } from './PasswordForm';
import { endOtherSessions, endSession, sessionsQuery } from './safety.api';

/** Dialog for the user's own password and the devices on which they are signed in. */
export function SafetyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const sessions = useQuery(sessionsQuery);
  return (
    <Dialog isOpen onOpenChange={onClose} size="wide" title={t('common:actions.safety')}>
      <Stack gap="s6">
        <Section title={t('safety.password')} level={3}>
          <PasswordForm onChanged={() => toast.show({ message: t('safety.changed'), tone: 'positive' })} />
        </Section>
        <Section title={t('common:sessions.title')} level={3}>
          <Sessions
            query={sessions}
            failure={<ReadFailure title={t('safety.failed')} query={sessions} />}
            onEnd={endSession}
            onEndOthers={endOtherSessions}
          />
        </Section>
      </Stack>
    </Dialog>
  );
}
