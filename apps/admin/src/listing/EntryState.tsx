import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { useTranslation } from 'react-i18next';

/** State of an account, a role, a department, a dictionary or a dictionary entry in a row: enabled or disabled. */
export function EntryState({ status }: { status: 'ENABLED' | 'DISABLED' }) {
  const { t } = useTranslation('system');
  const isOff = status === 'DISABLED';
  return (
    <StatusMark glyph={isOff ? 'cross' : 'full'} tone={isOff ? 'critical' : 'positive'} isOff={isOff}>
      {t(`state.${status}`)}
    </StatusMark>
  );
}
